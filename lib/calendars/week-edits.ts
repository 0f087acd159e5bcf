import { type Weekday, weekdays } from '@/lib/contract/weekdays';
import { DAY_MINUTES, readTime, timeText } from './typed-time';

/** Open from one time to another; text that is no time stays as it was typed. Of a night the end is before the start. */
export type Range = { readonly desde: string; readonly hasta: string };

/** The ranges of seven days from Monday on, each day's as they are shown. */
export type Week = readonly (readonly Range[])[];

const HOUR = 60;
const usual: Range = { desde: '09:00', hasta: '18:00' };

/** Whether it runs over midnight into the next day. */
export function isOvernight({ desde, hasta }: Range): boolean {
  const [from, to] = [readTime(desde), readTime(hasta, true)];
  return from !== undefined && to !== undefined && to < from;
}

/** What is wrong with a range by itself, by the contract's words. */
export function rangeIssue({ desde, hasta }: Range): 'invalid_time' | 'before_start' | undefined {
  const [from, to] = [readTime(desde), readTime(hasta, true)];
  if (from === undefined || to === undefined) return 'invalid_time';
  return from === to ? 'before_start' : undefined;
}

/** The hours of a calendar as they are edited; null for what is not in the contract's form, which stays as it is. */
export function readWeek(horario: unknown): Week | null {
  if (typeof horario !== 'object' || horario === null || Array.isArray(horario)) return null;
  const days = horario as Readonly<Record<string, unknown>>;
  if (Object.keys(days).some((name) => !weekdays.includes(name as Weekday))) return null;
  const read = weekdays.map((name) => readRanges(days[name] ?? []));
  return read.includes(null) ? null : joinNights(read as Week);
}

/** The ranges of one day; null where they are not in the contract's form. */
export function readRanges(blocks: unknown): readonly Range[] | null {
  if (!Array.isArray(blocks)) return null;
  const ranges = blocks.map((block: unknown) => {
    const { desde, hasta, ...others } = (block ?? {}) as Readonly<Record<string, unknown>>;
    const isRange = typeof desde === 'string' && typeof hasta === 'string';
    if (!isRange || Object.keys(others).length > 0) return undefined;
    // The start of no day is its end.
    return rangeIssue({ desde, hasta }) || isOvernight({ desde, hasta }) ? undefined : { desde, hasta };
  });
  return ranges.includes(undefined) ? null : (ranges as readonly Range[]);
}

/** What is sent: ranges over midnight in two, each day's in order of time, days without any left out. */
export function weekBody(week: Week): Partial<Record<Weekday, readonly Range[]>> {
  const split = splitNights(week);
  return Object.fromEntries(
    weekdays.flatMap((name, day) => (split[day]!.length > 0 ? [[name, split[day]]] : [])),
  );
}

/** Days on which one range lies over another, what comes over midnight included. */
export function overlapping(week: Week): readonly boolean[] {
  return splitNights(week).map(hasOverlap);
}

/** Whether one range of a day lies over another. */
export function hasOverlap(ranges: readonly Range[]): boolean {
  const sorted = inOrder(ranges.filter((range) => !rangeIssue(range)));
  return sorted.some((range, at) => at > 0 && range.desde < sorted[at - 1]!.hasta);
}

/** The day's ranges made one where they lie over each other. */
export function mergeDay(week: Week, day: number): Week {
  return joinNights(splitNights(week).map((ranges, at) => (at === day ? merged(ranges) : ranges)));
}

/** Ranges in order of time, those that lie over each other as one. */
export function merged(ranges: readonly Range[]): readonly Range[] {
  const left: Range[] = [];
  for (const range of inOrder(ranges)) {
    const last = left.at(-1);
    if (!last || rangeIssue(range) || rangeIssue(last) || range.desde >= last.hasta) left.push(range);
    else if (range.hasta > last.hasta) left[left.length - 1] = { desde: last.desde, hasta: range.hasta };
  }
  return left;
}

/**
 * One range more: an hour from where the last one ends, or before the first where no hour is left. Undefined where the
 * day is full.
 */
export function addRange(ranges: readonly Range[]): readonly Range[] | undefined {
  if (ranges.length === 0) return [usual];
  const spans = ranges.filter((range) => !rangeIssue(range)).map(spanOf);
  const last = Math.max(0, ...spans.map(({ to }) => to));
  if (last + HOUR <= DAY_MINUTES) return [...ranges, rangeOf(last, last + HOUR)];
  const first = Math.min(DAY_MINUTES, ...spans.map(({ from }) => from));
  return first > 0 ? [rangeOf(Math.max(0, first - HOUR), first), ...ranges] : undefined;
}

/** A start as it was typed. One at or after the end pushes the end on, by as long as the range was. */
export function setStart(range: Range, text: string): Range {
  const from = readTime(text);
  if (from === undefined) return { ...range, desde: text };
  const desde = timeText(from);
  const to = readTime(range.hasta, true);
  if (to === undefined || from < to || (isOvernight(range) && from > to)) return { ...range, desde };
  const before = readTime(range.desde);
  const length = before !== undefined && before < to ? to - before : HOUR;
  return { desde, hasta: timeText(Math.min(from + length, DAY_MINUTES)) };
}

/** An end as it was typed; one before the start is on the next day. */
export function setEnd(range: Range, text: string): Range {
  const to = readTime(text, true);
  return { ...range, hasta: to === undefined ? text : timeText(to) };
}

/** The week with another day's ranges in some of its days. */
export function copyDay(week: Week, from: number, to: readonly number[]): Week {
  return week.map((ranges, day) => (to.includes(day) ? week[from]! : ranges));
}

/** The week with these ranges on a day. */
export function withDay(week: Week, day: number, ranges: readonly Range[]): Week {
  return week.map((each, at) => (at === day ? ranges : each));
}

/** From and to in minutes of the day that it begins on; the end of a night is beyond 1440. */
export function spanOf(range: Range): { readonly from: number; readonly to: number } {
  const from = readTime(range.desde) ?? 0;
  const to = readTime(range.hasta, true) ?? 0;
  return { from, to: to < from ? to + DAY_MINUTES : to };
}

/** The range of some minutes of a day; an end beyond 1440 is on the next one. */
export function rangeOf(from: number, to: number): Range {
  return { desde: timeText(from), hasta: timeText(to > DAY_MINUTES ? to - DAY_MINUTES : to) };
}

/** The ranges of each day by itself, in order; nights in two. */
export function splitNights(week: Week): Week {
  const days: Range[][] = week.map(() => []);
  for (const [day, ranges] of week.entries()) {
    for (const range of ranges) {
      if (!isOvernight(range)) days[day]!.push(range);
      else {
        days[day]!.push({ desde: range.desde, hasta: '24:00' });
        days[(day + 1) % 7]!.push({ desde: '00:00', hasta: range.hasta });
      }
    }
  }
  return days.map(inOrder);
}

/** What ends at midnight and goes on for less than to the same time is one range. */
function joinNights(week: Week): Week {
  const goesOn = (day: number) => {
    const late = week[day]!.find(({ hasta }) => hasta === '24:00');
    const early = week[(day + 1) % 7]!.find(({ desde }) => desde === '00:00');
    return late && early && early.hasta < late.desde ? { late, early } : undefined;
  };
  return week.map((ranges, day) => {
    const here = goesOn(day);
    const before = goesOn((day + 6) % 7);
    return ranges
      .filter((range) => range !== before?.early)
      .map((range) => (range === here?.late ? { desde: range.desde, hasta: here.early.hasta } : range));
  });
}

function inOrder(ranges: readonly Range[]): readonly Range[] {
  return ranges.toSorted((one, other) => (one.desde < other.desde ? -1 : one.desde > other.desde ? 1 : 0));
}
