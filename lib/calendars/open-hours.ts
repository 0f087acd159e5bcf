import { cannotRead } from '@/lib/api/read/notes';
import type { CalendarRecord } from '@/lib/api/records';
import { isTimeZone } from '@/lib/format/time-zone';
import { joined, type OpeningHours, openSpans } from '@/lib/rules/slots/hours';
import { addDays, dayAt, type Span } from '@/lib/rules/zones';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
type Blocks = readonly { readonly desde: string; readonly hasta: string }[];

/** When a calendar is open, as far as its hours and its zone can be read; undefined where they cannot. */
export function openingHours(calendar: CalendarRecord): OpeningHours | undefined {
  const { timezone, horario, excepciones = [] } = calendar;
  if (timezone === undefined || !isTimeZone(timezone) || horario === undefined) return undefined;
  if (cannotRead(calendar, 'horario')) return undefined;
  const days = Object.entries(horario).filter(
    ([day, blocks]) => blocks !== undefined || cannotRead(horario, day),
  );
  const week = days.map(([day, blocks]) => [day, readBlocks(blocks)] as const);
  if (week.some(([, blocks]) => blocks === undefined)) return undefined;
  return {
    timezone,
    horario: Object.fromEntries(week) as never,
    excepciones: excepciones.flatMap(({ fecha, bloques }) => {
      const blocks = readBlocks(bloques);
      return fecha !== undefined && blocks ? [{ fecha, bloques: blocks as never }] : [];
    }),
  };
}

/** When any of these is open within a span; undefined where the hours of one cannot be read. */
export function openWithin(
  hours: readonly (OpeningHours | undefined)[],
  span: Span,
): readonly Span[] | undefined {
  if (hours.length === 0 || hours.includes(undefined)) return undefined;
  const spans = (hours as readonly OpeningHours[]).flatMap((one) => {
    const last = dayAt(span.to - 1, one.timezone);
    const found: Span[] = [];
    for (let day = dayAt(span.from, one.timezone); day <= last; day = addDays(day, 1)) {
      found.push(...openSpans(one, day));
    }
    return found;
  });
  return joined(spans).flatMap(({ from, to }) => {
    const cut = { from: Math.max(from, span.from), to: Math.min(to, span.to) };
    return cut.from < cut.to ? [cut] : [];
  });
}

/** What of a span is in none of these, which are in order. */
export function spansBetween(spans: readonly Span[], { from, to }: Span): readonly Span[] {
  const gaps: Span[] = [];
  let at = from;
  for (const span of spans) {
    if (span.from > at) gaps.push({ from: at, to: span.from });
    at = Math.max(at, span.to);
  }
  if (at < to) gaps.push({ from: at, to });
  return gaps;
}

function readBlocks(
  blocks: readonly { desde?: string | undefined; hasta?: string | undefined }[] | undefined,
) {
  const read = blocks?.filter(({ desde = '', hasta = '' }) => TIME.test(desde) && TIME.test(hasta));
  if (read?.length !== blocks?.length) return undefined;
  // As an end midnight is that of the next day.
  return (read as Blocks | undefined)?.map(({ desde, hasta }) => ({
    desde,
    hasta: hasta === '00:00' ? '24:00' : hasta,
  }));
}
