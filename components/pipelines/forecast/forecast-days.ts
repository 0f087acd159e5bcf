/** The API's own default. */
export const DEFAULT_DAYS = 30;

export const offeredDays = [7, 30, 90, 180, 365] as const;

/** The number of days in an address; what is no number from 1 to 3650 is the default. */
export function daysOf(text: string | null): number {
  const days = /^\d{1,4}$/.test(text ?? '') ? Number(text) : DEFAULT_DAYS;
  return days >= 1 && days <= 3650 ? days : DEFAULT_DAYS;
}
