import type { CalendarRecord } from '@/lib/api/records';
import { rawOf } from '@/lib/api/tolerant';
import { isTimeZone } from '@/lib/format/time-zone';
import type { SlotRules } from '@/lib/rules/slots/slots';
import { type Exceptions, readExceptions } from './exception-edits';
import { readTime, timeText } from './typed-time';
import { type Range, rangeIssue, readWeek, type Week, weekBody } from './week-edits';

/** What of a calendar decides on its slots, as far as it is known: the fields of a record, or of a form. */
export type SlotFields = Readonly<Record<string, unknown>> & {
  readonly week: Week | null;
  readonly exceptions: Exceptions | null;
};

/** The rules, or the fields without which there are none; `assumed` were not given and are as most calendars have them. */
export type ReadRules =
  | { readonly rules: SlotRules; readonly assumed: readonly string[] }
  | { readonly rules?: undefined; readonly missing: readonly string[] };

const usual = {
  activo: true,
  buffer_antes_min: 0,
  buffer_despues_min: 0,
  anticipacion_min_horas: 0,
  ventana_dias: 730,
} as const;

/** What a record says of its slots; hours of another form than the contract's are none. */
export function fieldsOf(calendar: CalendarRecord): SlotFields {
  const { horario, excepciones } = calendar;
  return {
    ...calendar,
    week: horario === undefined ? null : readWeek(rawOf(horario)),
    exceptions: excepciones === undefined ? null : readExceptions(excepciones.map(rawOf)),
  };
}

/** The rules by which the slots of a calendar are counted here. */
export function rulesOf(fields: SlotFields): ReadRules {
  const { week, exceptions, timezone, duracion_min: duration, max_por_dia: most } = fields;
  const missing = [
    ...(week?.every((ranges) => ranges.every((range) => !rangeIssue(range))) ? [] : ['horario']),
    ...(typeof timezone === 'string' && isTimeZone(timezone) ? [] : ['timezone']),
    ...(isCount(duration, 1) ? [] : ['duracion_min']),
  ];
  if (missing.length > 0 || !week) return { missing };
  const given = (name: keyof typeof usual) => {
    const value = fields[name];
    return typeof value === typeof usual[name] && (typeof value === 'boolean' || isCount(value, 0));
  };
  const names = Object.keys(usual) as (keyof typeof usual)[];
  const assumed = [
    ...names.filter((name) => !given(name)),
    ...(isCount(fields.intervalo_min, 1) ? [] : ['intervalo_min']),
    ...(exceptions ? [] : ['excepciones']),
  ];
  const values = Object.fromEntries(names.map((name) => [name, given(name) ? fields[name] : usual[name]]));
  const rules = {
    ...(values as typeof usual),
    timezone: timezone as string,
    horario: weekBody(week.map(inForm)) as SlotRules['horario'],
    excepciones: (exceptions ?? []).map((each) => ({
      ...each,
      bloques: inForm(each.bloques),
    })) as SlotRules['excepciones'],
    duracion_min: duration as number,
    intervalo_min: (isCount(fields.intervalo_min, 1) ? fields.intervalo_min : duration) as number,
    max_por_dia: isCount(most, 1) ? (most as number) : null,
  };
  return { rules, assumed };
}

function isCount(value: unknown, least: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least;
}

/** Times as the rules read them, `09:00`: servers and people write them in many ways. */
function inForm(ranges: readonly Range[]): readonly Range[] {
  return ranges.flatMap((range) => {
    const [from, to] = [readTime(range.desde), readTime(range.hasta, true)];
    return from === undefined || to === undefined ? [] : [{ desde: timeText(from), hasta: timeText(to) }];
  });
}
