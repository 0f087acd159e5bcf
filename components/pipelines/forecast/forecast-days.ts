import { only, or } from '@/lib/fields/codecs';

/** The API's own default. */
export const DEFAULT_DAYS = 30;

export const offeredDays = [7, 30, 90, 180, 365] as const;

const isDays = (typed: string) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 3650;

/** The number of days in an address; what is no number from 1 to 3650 is the default. */
export const daysCodec = or(only(isDays), String(DEFAULT_DAYS));
