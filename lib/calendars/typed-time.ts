const form = /^(\d{1,2})(?:\s*[:.,h]\s*(\d{1,2})?|(\d{2}))?\s*([ap]\.?\s?m?\.?|hrs?\.?|h)?$/i;

/** Minutes of a whole day: what `24:00` stands for as an end. */
export const DAY_MINUTES = 1440;

/**
 * A time of day as people type it (`9`, `930`, `9am`, `9.30`, `21h`), in minutes since midnight: 0 to 1439. As an end
 * midnight is the end of the day, 1440. Undefined where it is no time.
 */
export function readTime(text: string, isEnd = false): number | undefined {
  const [, hours, minutes, joined, half] = form.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const isHalf = /^[ap]/i.test(half ?? '');
  const hour = isHalf ? halfDay(Number(hours), /^p/i.test(half!)) : Number(hours);
  const minute = Number(minutes ?? joined ?? 0);
  if (hour === undefined || minute > 59) return undefined;
  const at = hour * 60 + minute;
  if (at === 0 || at === DAY_MINUTES) return isEnd ? DAY_MINUTES : at === 0 ? 0 : undefined;
  return at < DAY_MINUTES ? at : undefined;
}

/** `09:30`; 1440 minutes are `24:00`. */
export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function halfDay(hour: number, isAfternoon: boolean): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (isAfternoon ? 12 : 0);
}
