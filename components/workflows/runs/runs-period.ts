const HOUR_MS = 3_600_000;

/** How many hours back runs are looked at. */
const periods = { day: 24, week: 7 * 24, month: 30 * 24, all: undefined } as const;
export type RunsPeriod = keyof typeof periods;
export const runsPeriods = Object.keys(periods) as readonly RunsPeriod[];

/**
 * When a period begins that ends now, as an instant; to the hour, so that whoever asks within it asks the same.
 * Undefined where there is no beginning. `now` in milliseconds.
 */
export function startOfPeriod(period: RunsPeriod, now: number): string | undefined {
  const hours = periods[period];
  if (hours === undefined) return undefined;
  return new Date(Math.floor(now / HOUR_MS) * HOUR_MS - hours * HOUR_MS).toISOString();
}
