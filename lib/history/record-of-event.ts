import type { Id } from '@/lib/api/loose';

export type RecordKey = { readonly kind: string; readonly id: string };

/** An event by its type and the ids that its record names. */
type Told = { readonly type: string; readonly ids: Readonly<Record<string, Id>> };

/** Types of which the word before the dot is not what `data` is: what it is, and the field with its id. */
const others = new Map<string, readonly [kind: string, field: string]>([
  ['form.submitted', ['submission', 'id']],
  ['webhook.test', ['endpoint', 'endpoint_id']],
]);

/**
 * The one record that an event is about: `data` is the record itself ("Event envelope"), and its kind is what its type
 * says before the last dot (`contact`, `custom_object.record`). Undefined where the event names none.
 */
export function recordOfEvent({ type, ids }: Told): RecordKey | undefined {
  const [kind, field] = others.get(type) ?? [type.slice(0, Math.max(0, type.lastIndexOf('.'))), 'id'];
  const id = Object.hasOwn(ids, field) ? ids[field] : undefined;
  return kind === '' || id === undefined || id === '' ? undefined : { kind, id: String(id) };
}
