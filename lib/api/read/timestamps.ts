import { ExactNumber } from '../../json/parse-json.ts';

const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:[.,]\d+)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
/** As the document has it: the way that must cost nothing. */
const documented = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const http = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|UTC|[+-]\d{4})$/;

/**
 * A timestamp as ISO 8601 in UTC. Read are ISO with any offset, HTTP dates, and seconds or milliseconds since 1970 (which
 * their size tells apart). A time without a zone is in UTC ("Global conventions": every time is). A day alone is no
 * timestamp.
 */
export function readTimestamp(value: unknown): string | undefined {
  if (typeof value === 'string' && documented.test(value) && !Number.isNaN(Date.parse(value))) {
    if (value.charCodeAt(8) < 51 && !value.startsWith('29', 8)) return value;
  }
  const epoch = epochOf(value);
  if (epoch !== undefined) return new Date(epoch).toISOString();
  if (typeof value !== 'string') return undefined;
  const [, day, time, seconds = ':00', zone = 'Z'] = iso.exec(value) ?? [];
  if (day === undefined) return http.test(value) ? isoOf(value) : undefined;
  const offset =
    zone.length === 3 ? `${zone}:00` : zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const text = `${day}T${time}${seconds.replace(',', '.')}${offset.toUpperCase()}`;
  const read = isReal(day) ? isoOf(text) : undefined;
  return read !== undefined && text.endsWith('Z') ? text : read;
}

/** A calendar day. A timestamp is one only at midnight in UTC, where it stands for a day and no time. */
export function readDay(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return isReal(value) ? value : undefined;
  const timestamp = readTimestamp(value);
  return timestamp && /T00:00:00(\.0+)?Z$/.test(timestamp) ? timestamp.slice(0, 10) : undefined;
}

function isoOf(text: string): string | undefined {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The 30th of February is none, though a Date makes the 2nd of March of it. */
function isReal(day: string): boolean {
  return isoOf(`${day}T00:00:00Z`)?.slice(0, 10) === day;
}

function epochOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string' && !(value instanceof ExactNumber))
    return undefined;
  const text = String(value);
  if (!/^\d{9,13}(\.\d{1,9})?$/.test(text)) return undefined;
  const number = Number(text);
  if (number >= 1e8 && number < 1e10) return Math.round(number * 1000);
  return number >= 1e11 && number < 1e13 ? Math.round(number) : undefined;
}
