import { cannotRead, foundUnder } from '@/lib/api/read/notes';
import { isObject, rawOf } from '@/lib/api/tolerant';

/** Whether a server gives a field: with a value or none, in a form that cannot be read, or not at all. */
export type Given = 'given' | 'unreadable' | 'absent';

/** What a record says of one of its fields. A field that a server does not give is not offered for a change. */
export function givenIn(record: object, field: string): Given {
  const raw = rawOf(record);
  if (cannotRead(record, field)) return 'unreadable';
  if ((record as Readonly<Record<string, unknown>>)[field] !== undefined) return 'given';
  return (isObject(raw) && field in raw) || foundUnder(record)[field] !== undefined ? 'given' : 'absent';
}
