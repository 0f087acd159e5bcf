/** A decimal as an integer and the number of its digits behind the point. */
type Scaled = { units: bigint; scale: number };

const shape = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whether the text is a plain decimal: digits with a point and no exponent. */
export function isDecimal(text: string): boolean {
  return shape.test(text);
}

function scaledOf(text: string): Scaled {
  const [, sign = '', whole, fraction = ''] = shape.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`Not a decimal: ${text}`);
  return { units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}

function atScale({ units, scale }: Scaled, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}

/**
 * The exact sum of decimal texts, `0` of none. Keeps the most digits behind the point that any of them has.
 *
 * @throws RangeError where one is no decimal
 */
export function sumDecimals(texts: Iterable<string>): string {
  let sum: Scaled = { units: 0n, scale: 0 };
  for (const text of texts) {
    const next = scaledOf(text);
    const scale = Math.max(sum.scale, next.scale);
    sum = { units: atScale(sum, scale) + atScale(next, scale), scale };
  }
  return textOf(sum);
}

/** The exact sum; undefined where a part is missing or is no decimal: a sum without it would be another one. */
export function sumReadable(parts: readonly (string | undefined)[]): string | undefined {
  const known = parts.filter((part) => part !== undefined && isDecimal(part));
  return known.length === parts.length ? sumDecimals(known as string[]) : undefined;
}

/** Negative, zero or positive, as the first is less than, equal to or greater than the second. */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = [scaledOf(one), scaledOf(other)];
  const scale = Math.max(a.scale, b.scale);
  const difference = atScale(a, scale) - atScale(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The exact product of two decimals: `1.25` times `3` is `3.75`. Keeps the digits behind the point of both. */
export function timesDecimal(one: string, other: string): string {
  const [a, b] = [scaledOf(one), scaledOf(other)];
  return textOf({ units: a.units * b.units, scale: a.scale + b.scale });
}

/** The largest multiple of a positive `step` that is not above the decimal: `17` by `5` is `15`, `-1` by `5` is `-5`. */
export function floorDecimal(text: string, step: string): string {
  const [a, b] = [scaledOf(text), scaledOf(step)];
  const scale = Math.max(a.scale, b.scale);
  const [units, unit] = [atScale(a, scale), atScale(b, scale)];
  const rest = units % unit;
  return textOf({ units: units - rest - (rest < 0n ? unit : 0n), scale });
}

/** The decimal without zeros at its end behind the point. */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** So many per cent of a decimal, exact: 35 % of `10.01` is `3.5035`. `percent` is a whole number. */
export function percentOf(text: string, percent: number): string {
  const { units, scale } = scaledOf(text);
  return textOf({ units: units * BigInt(percent), scale: scale + 2 });
}

/** The decimal with at most so many digits behind the point, the half away from zero. */
export function roundDecimal(text: string, digits: number): string {
  const { units, scale } = scaledOf(text);
  if (scale <= digits) return textOf({ units, scale });
  const step = 10n ** BigInt(scale - digits);
  const half = units < 0n ? -step / 2n : step / 2n;
  return textOf({ units: (units + half) / step, scale: digits });
}

function textOf({ units, scale }: Scaled): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : '';
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}
