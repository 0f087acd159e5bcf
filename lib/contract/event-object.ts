/** What an event is about, in a line of a list. */
export type EventObject = { readonly id: number | string | null; readonly title: string | null };

/** Fields by one of which a person knows a record, the best first. */
const titles = ['title', 'titulo', 'nombre', 'numero', 'email', 'inicio', 'referencia', 'mensaje'] as const;

/** The fields of an event's `data` that `eventObject` looks at. */
export const objectFields: readonly string[] = ['id', 'apellido', ...titles];

const LONGEST = 200;

/**
 * What the `data` of an event ("Event envelope") says of its record: the id and what the record is called. Null where
 * `data` has neither.
 */
export function eventObject(data: unknown): EventObject | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = new Map<string, unknown>(Object.entries(data));
  const id = fields.get('id');
  const name = titles.find((field) => textOf(fields.get(field)) !== undefined);
  const parts = name === undefined ? [] : [fields.get(name), name === 'nombre' ? fields.get('apellido') : ''];
  const title = parts.flatMap((part) => textOf(part) ?? []).join(' ');
  const isId = typeof id === 'number' || typeof id === 'string';
  if (!isId && title === '') return null;
  return { id: isId ? id : null, title: title === '' ? null : title.slice(0, LONGEST) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
