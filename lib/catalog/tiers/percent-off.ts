import { compareDecimals, isDecimal, roundDecimal, timesDecimal } from '@/lib/format/decimal';

/** A percentage from 0 to 100 as it is typed, with either mark; undefined where it is none. */
export function readPercent(typed: string): string | undefined {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  return isDecimal(text) && !text.startsWith('-') && compareDecimals(text, '100') <= 0 ? text : undefined;
}

/**
 * An amount less so many per cent of it, with as many digits behind the point as it has, at least `digits`. Always of
 * the price's own amount: two discounts are never taken off each other.
 */
export function percentOff(base: string, percent: string, digits: number): string {
  const [whole, fraction = ''] = percent.split('.');
  const left = 100n * 10n ** BigInt(fraction.length) - BigInt(`${whole}${fraction}`);
  const part = hundredths(left, fraction.length + 2);
  return roundDecimal(timesDecimal(base, part), Math.max(digits, base.split('.')[1]?.length ?? 0));
}

/** How many per cent an amount is below another, to one digit: `12.5`; undefined where it is not below it. */
export function percentBelow(amount: string, base: string): string | undefined {
  if (!isDecimal(amount) || !isDecimal(base) || compareDecimals(base, '0') <= 0) return undefined;
  if (compareDecimals(amount, base) >= 0) return undefined;
  const [one, other] = [scaled(amount, base), scaled(base, amount)];
  const tenths = (1000n * (other - one) + other / 2n) / other;
  return hundredths(tenths, 1).replace(/\.0$/, '');
}

/** The digits of a decimal, with as many behind the point as the other has too. */
function scaled(text: string, other: string): bigint {
  const [whole, fraction = ''] = text.split('.');
  return BigInt(`${whole}${fraction.padEnd(other.split('.')[1]?.length ?? 0, '0')}`);
}

function hundredths(units: bigint, scale: number): string {
  const digits = units.toString().padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
