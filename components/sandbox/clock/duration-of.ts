/** Units that a length of time is chosen in. */
export const units = ['minutes', 'hours', 'days', 'weeks'] as const;
export type Unit = (typeof units)[number];

const written: Readonly<Record<Unit, (count: number) => string>> = {
  minutes: (count) => `PT${count}M`,
  hours: (count) => `PT${count}H`,
  days: (count) => `P${count}D`,
  weeks: (count) => `P${count}W`,
};

/** The most that the API's durations take of the smallest unit, far beyond where it lets a clock go. */
export const MOST = 9999;

/** A length of time as the API takes it: `P3D`. `count` is a whole number from 1 to `MOST`. */
export function durationOf(count: number, unit: Unit): string {
  return written[unit](count);
}
