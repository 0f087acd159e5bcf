import { type Task, taskStatuses } from '@/lib/contract/tasks';
import { fold } from '@/lib/format/fold';

/** The mark before the digits of less than one. */
export type DecimalMark = ',' | '.';
/** The order in which a date with slashes is written. */
export type DateOrder = 'dmy' | 'mdy';

/**
 * Reads an amount as spreadsheets write it into decimal text, exactly: marks of thousands, spaces and signs of
 * currencies are taken away. Undefined where it is no amount.
 */
export function readDecimal(text: string, mark: DecimalMark): string | undefined {
  const thousands = mark === ',' ? '.' : ',';
  const bare = text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^(-?)[\p{Sc}A-Z]{0,3}(?=[\d.,-])|[\p{Sc}A-Z]{1,3}$/gu, '$1');
  const parts = new RegExp(`^(-?)(\\d{1,3}(?:\\${thousands}\\d{3})+|\\d+)(?:\\${mark}(\\d+))?$`).exec(bare);
  if (!parts) return undefined;
  const [, sign, whole, rest] = parts;
  const digits = whole!.replaceAll(thousands, '').replace(/^0+(?=\d)/, '');
  return `${sign}${digits}${rest === undefined ? '' : `.${rest}`}`;
}

/** Which mark the amounts of a column have, where one of them tells; else the one given. */
export function guessDecimalMark(values: readonly string[], otherwise: DecimalMark): DecimalMark {
  for (const value of values) {
    const marks = value.replace(/[^.,]/g, '');
    const last = marks.at(-1) as DecimalMark | undefined;
    if (last === undefined) continue;
    const other: DecimalMark = last === ',' ? '.' : ',';
    if (marks.includes(other)) return last;
    if (marks.length > 1) return other;
    if (!/[.,]\d{3}\D*$/.test(value)) return last;
  }
  return otherwise;
}

/** Reads a day as spreadsheets write it into `2026-11-20`. Undefined where there is no such day. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const typed = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(typed);
  if (iso) return dayFrom(iso[1]!, iso[2]!, iso[3]!);
  const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/.exec(typed);
  if (!short) return undefined;
  const [, first, second, year] = short as unknown as [string, string, string, string];
  const whole = year.length === 2 ? `20${year}` : year;
  return order === 'dmy' ? dayFrom(whole, second, first) : dayFrom(whole, first, second);
}

function dayFrom(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && !text.startsWith('0000')
    ? text
    : undefined;
}

/** Which order the dates of a column have, where one of them tells; else day first. */
export function guessDateOrder(values: readonly string[]): DateOrder {
  for (const value of values) {
    const [first, second] = value.split(/[-/.]/).map(Number) as [number, number];
    if (first > 12 && first <= 31) return 'dmy';
    if (second > 12 && second <= 31 && first <= 12) return 'mdy';
  }
  return 'dmy';
}

/**
 * A day, or an instant as it is where the cell has one: `2026-11-20T09:00:00-03:00`. Undefined where it is neither, and
 * of an hour without its zone: nobody knows which moment that is.
 */
export function readDue(text: string, order: DateOrder): string | undefined {
  const typed = text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d{2}:)/, '$1T');
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i.test(typed);
  if (isInstant) return typed;
  const hasHour = /\d:\d{2}/.test(typed) && !/[T ]0?0:00(:00(\.0+)?)?$/.test(typed);
  return hasHour ? undefined : readDay(typed, order);
}

const statusWords: Readonly<Record<Task['status'], readonly string[]>> = {
  pendiente: [
    'pendiente',
    'pending',
    'open',
    'to do',
    'todo',
    'not started',
    'abierta',
    'abierto',
    'por hacer',
  ],
  en_curso: ['en curso', 'en_curso', 'in progress', 'doing', 'started', 'en progreso'],
  hecha: [
    'hecha',
    'done',
    'completed',
    'complete',
    'finished',
    'closed',
    'completada',
    'terminada',
    'lista',
    'hecho',
    'completado',
    'terminado',
    'listo',
  ],
  cancelada: ['cancelada', 'cancelled', 'canceled', 'anulada', 'cancelado', 'anulado'],
};

/** The status of a task by the API's word or by what people call it. Undefined where it is none. */
export function readStatus(text: string): Task['status'] | undefined {
  const word = fold(text).trim();
  return taskStatuses.find((status) => statusWords[status].includes(word));
}
