import { parseAbsolute, parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** A day (`2026-11-20`) and a time of day (`14:30`, empty for midnight) as a person enters them. */
export type DayAndTime = { readonly day: string | null; readonly time: string };

/** Whether the text is a time of day, or none. */
export function isTime(text: string): boolean {
  return /^(|([01]?\d|2[0-3]):[0-5]\d)$/.test(text.trim());
}

/** The instant in UTC that the day and time are in the zone; empty without a day or with a time that is none. */
export function instantOf({ day, time }: DayAndTime, timeZone: string): string {
  if (day === null || !isTime(time)) return '';
  const clock = parseTime(time.trim() === '' ? '00:00' : time.trim().padStart(5, '0'));
  return toZoned(toCalendarDateTime(parseDate(day), clock), timeZone).toAbsoluteString();
}

/** The other way; seconds are dropped. */
export function dayAndTimeOf(instant: string, timeZone: string): DayAndTime {
  if (instant === '') return { day: null, time: '' };
  const zoned = parseAbsolute(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    day: `${zoned.year}-${two(zoned.month)}-${two(zoned.day)}`,
    time: `${two(zoned.hour)}:${two(zoned.minute)}`,
  };
}
