/** Exact arithmetic on decimal text ("Money" of the API's conventions): nothing here is ever a floating number. */

type Scaled = { readonly units: bigint; readonly scale: number };

const shape = /^(-?)(\d+)(?:\.(\d+))?$/;

/** True for plain decimal text: digits, one point, a minus. */
export function isDecimal(text: string): boolean {
  return shape.test(text);
}

/** The exact sum; texts that are no decimals are left out. */
export function sumDecimals(texts: Iterable<string>): string {
  let units = 0n;
  let scale = 0;
  for (const text of texts) {
    const next = parse(text);
    if (!next) continue;
    if (next.scale > scale) {
      units *= 10n ** BigInt(next.scale - scale);
      scale = next.scale;
    }
    units += next.units * 10n ** BigInt(scale - next.scale);
  }
  return write({ units, scale });
}

/** `percent` hundredths of an amount, exact: 35 % of `10.01` is `3.5035`. */
export function percentOf(text: string, percent: number): string | undefined {
  const amount = parse(text);
  if (!amount || !Number.isSafeInteger(percent)) return undefined;
  return write({ units: amount.units * BigInt(percent), scale: amount.scale + 2 });
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`; undefined where one is no decimal. */
export function compareDecimals(a: string, b: string): number | undefined {
  const left = parse(a);
  const right = parse(b);
  if (!left || !right) return undefined;
  const scale = Math.max(left.scale, right.scale);
  const difference = atScale(left, scale) - atScale(right, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function parse(text: string): Scaled | undefined {
  const match = shape.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  return { units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}

function atScale({ units, scale }: Scaled, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}

/** Without needless zeros at the end of the fraction. */
function write({ units, scale }: Scaled): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}
