const form = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,9}))?$/;

/** Zeros that an exponent is written out as; beyond them a number is easier read as it stands. */
const MOST_ZEROS = 40;

/** The text of a JSON number without an exponent: `1E5` as `100000`, `1.50e-3` as `0.00150`. */
export function plainDigits(text: string): string {
  const [, sign, whole, fraction = '', exponent] = form.exec(text) ?? [];
  const by = Number(exponent);
  if (whole === undefined || exponent === undefined || Math.abs(by) > MOST_ZEROS) return text;
  const digits =
    '0'.repeat(Math.max(0, -by)) + whole + fraction + '0'.repeat(Math.max(0, by - fraction.length));
  const point = Math.max(0, -by) + whole.length + by;
  const behind = digits.slice(point);
  return `${sign}${digits.slice(0, point).replace(/^0+(?=\d)/, '')}${behind && `.${behind}`}`;
}

/** Whether the texts of two JSON numbers are of one value, to the last digit: `1.0` and `1`, `1e3` and `1000`. */
export function isSameNumber(one: string, other: string): boolean {
  return one === other || scaleFree(one) === scaleFree(other);
}

/** The one way to write a number of this value: `1.10` and `11e-1` are `1.1`, without an exponent as far as it is short. */
export function canonicalNumber(text: string): string {
  const scaled = scaleFree(text);
  if (!form.test(text) || scaled === '0') return scaled;
  const [, sign, digits = '', place] = /^(-?)(\d+)e(-?\d+)$/.exec(scaled)!;
  const written = `${sign}${digits[0]}${digits.length > 1 ? `.${digits.slice(1)}` : ''}e${Number(place) + digits.length - 1}`;
  return plainDigits(written);
}

/** Its significant digits and their place. */
function scaleFree(text: string): string {
  const [, sign, whole = '', fraction = '', exponent = '0'] = form.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return form.test(text) ? '0' : text;
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
