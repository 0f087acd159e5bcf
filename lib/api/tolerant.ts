import { ExactNumber } from '../json/parse-json.ts';
import { isIdName } from './exact-ids.ts';
import type { Fields, ObjectShape, Shape } from './shape.ts';

/** Where a record keeps the object it was read from; enumerable, so that a copy (`{...deal}`) keeps it. */
const source = Symbol('source');

/** The object exactly as the server sent it, unknown and mistyped fields included. */
export function rawOf(record: unknown): unknown {
  return isObject(record) && source in record ? record[source] : record;
}

/** Whether this is a record that was read, and not what a server sent. */
export function isRead(value: object): boolean {
  return source in value;
}

/** A record to be filled, which knows what it is read from. */
export function recordOf(value: Record<PropertyKey, unknown>): Record<PropertyKey, unknown> {
  return { ...value, [source]: rawOf(value) };
}

export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
  );
}

/** The states that the contract has, of all resources. */
const states =
  /^(abierto|ganado|perdido|papelera|open|won|lost|pendiente|en_curso|hecha|cancelada|activa|archivada|activo|borrador|archivado|draft|published|unpublished|archived|confirmada|completada|no_asistio|pending|retrying|delivered|failed|held|running|waiting|completed|stopped|nuevo|leido|spam)$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const instants = /(_at|_en|^inicio|^fin|^reagendada_desde)$/;
const days = /^(fecha_cierre_estimada|vence_el|vigencia_desde|vigencia_hasta)$/;
const unsure = Symbol('unsure');

/**
 * Reads what is just as the contract has it: every field under its name, of its type, states and moments in its form.
 * Undefined for all else, which `lib/api/read` reads: most servers' pages never need to load that.
 */
export function readQuickly(shape: Shape, value: unknown): unknown {
  const read = quick(shape, value, '');
  return read === unsure ? undefined : read;
}

function quick(shape: Shape, value: unknown, name: string): unknown {
  if (value === null) return undefined;
  if (shape === 'any') return value;
  if (typeof shape === 'string') return quickValue(shape, value, name);
  if ('items' in shape) {
    if (!Array.isArray(value)) return unsure;
    const items = value.map((item) => (item === null ? unsure : quick(shape.items, item, '')));
    return items.includes(unsure) ? unsure : items;
  }
  if (!isObject(value)) return unsure;
  if ('fields' in shape) return quickFields(shape, value);
  const values = Object.entries(value).map(([key, item]) => [key, quick(shape.values, item, '')] as const);
  return values.some(([, item]) => item === unsure) ? unsure : Object.fromEntries(values);
}

function quickFields({ fields, optional }: ObjectShape, value: Record<PropertyKey, unknown>): unknown {
  const record = recordOf(value);
  let lacksOptional = false;
  for (const name in fields) {
    const sent = Object.hasOwn(value, name) ? value[name] : undefined;
    if (sent === undefined && optional?.includes(name)) {
      record[name] = undefined;
      lacksOptional = true;
      continue;
    }
    const read = sent === undefined ? unsure : quick(fields[name]!, sent, name);
    if (read === unsure) return unsure;
    record[name] = read;
  }
  // What is absent may stand there by another name.
  return lacksOptional && Object.keys(value).some((name) => !Object.hasOwn(fields, name)) ? unsure : record;
}

function quickValue(shape: 'text' | 'number' | 'boolean', value: unknown, name: string): unknown {
  if (isIdName(name) && typeof value === (shape === 'text' ? 'string' : shape)) return value;
  if (typeof value !== (shape === 'text' ? 'string' : shape)) return unsure;
  if (typeof value !== 'string') return value;
  if (name === 'estado' || name === 'status' || name === 'stage_type')
    return states.test(value) ? value : unsure;
  if (instants.test(name)) return instant.test(value) && isReal(value) ? value : unsure;
  if (days.test(name)) return value.length === 10 && isReal(value) ? value : unsure;
  return value;
}

/** Of the 30th of February a Date makes another day. */
function isReal(iso: string): boolean {
  const at = Date.parse(iso);
  return (
    !Number.isNaN(at) && (iso.charCodeAt(8) < 50 || new Date(at).toISOString().startsWith(iso.slice(0, 10)))
  );
}

/** A record of which this much is known, by the contract's names; what does not fit is left out. */
export function readKnown(fields: Fields, value: object): Record<PropertyKey, unknown> {
  const record = recordOf(value as Record<PropertyKey, unknown>);
  for (const [name, shape] of Object.entries(fields)) {
    const known = (value as Readonly<Record<string, unknown>>)[name];
    const isId = isIdName(name) && (typeof known === 'string' || typeof known === 'number');
    record[name] = isId ? known : known === undefined ? undefined : readQuickly(shape, known);
  }
  return record;
}
