const plain = /^-?(0|[1-9]\d{0,29})(\.\d{1,12})?$/;

/** Whether a text is a number as the API has them (`decimal` of the contract). */
export const isDecimal = (text: string) => plain.test(text);

/**
 * A number as people write it, as decimal text of the API; undefined where it is none or can be read in two ways.
 * Spaces are left out; `1.234.567`, `1.234,5` and `1,234.5` have one reading, so has `12,5`. A single point stands before
 * decimals; a single comma before three digits (`1,234`) could mean either.
 */
export function numberOf(text: string): string | undefined {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '');
  const read = plain.test(bare) ? bare : (withThousands(bare, '.', ',') ?? withThousands(bare, ',', '.'));
  return read !== undefined && plain.test(read) ? read : undefined;
}

function withThousands(text: string, thousands: string, decimal: string): string | undefined {
  const [whole = '', decimals, ...more] = text.split(decimal);
  if (more.length > 0 || !/^\d*$/.test(decimals ?? '')) return undefined;
  const groups = whole.split(thousands);
  const isGrouped = groups.length > 1 && groups.slice(1).every((group) => /^\d{3}$/.test(group));
  if (groups.length > 1 && (!isGrouped || !/^-?[1-9]\d{0,2}$/.test(groups[0]!))) return undefined;
  // One group of three alone could be decimals; a comma before three digits could be thousands.
  if (groups.length === 2 && decimals === undefined) return undefined;
  if (groups.length === 1 && decimals?.length === 3) return undefined;
  return decimals === undefined ? groups.join('') : `${groups.join('')}.${decimals}`;
}

/** Whether one decimal text is less than another: exact, whatever the number of digits. */
export function isLess(one: string, other: string): boolean {
  const [a, b] = [scaled(one), scaled(other)];
  return a < b;
}

/**
 * How one number stands to another, however each was typed: exact where both can be read as the API has them, by their
 * nearest value where one is written like 1e21; undefined where one is no number.
 */
export function compareNumbers(one: string, other: string): -1 | 0 | 1 | undefined {
  const [a, b] = [numberOf(one), numberOf(other)];
  if (a !== undefined && b !== undefined) return isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0;
  const [near, far] = [nearest(a ?? one), nearest(b ?? other)];
  if (Number.isNaN(near) || Number.isNaN(far)) return undefined;
  return near < far ? -1 : near > far ? 1 : 0;
}

/** Whether a text can be compared as a number. */
export const isNumber = (text: string) => compareNumbers(text, text) === 0;

const nearest = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** Twelve decimals are the most that a number of the API has. */
function scaled(text: string): bigint {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + decimals.padEnd(12, '0'));
  return text.startsWith('-') ? -value : value;
}
