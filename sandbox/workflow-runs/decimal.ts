const DECIMAL = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?$/;

/** Compares two decimal texts exactly: negative, 0 or positive; undefined where one of them is none. */
export function compareDecimals(one: string, other: string): number | undefined {
  const a = DECIMAL.exec(one.trim());
  const b = DECIMAL.exec(other.trim());
  if (!a || !b) return undefined;
  const places = Math.max(a[3]?.length ?? 0, b[3]?.length ?? 0);
  const difference = scaled(a, places) - scaled(b, places);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

function scaled([, sign, whole, fraction = '']: RegExpExecArray, places: number): bigint {
  const value = BigInt(whole + fraction.padEnd(places, '0'));
  return sign === '-' ? -value : value;
}
