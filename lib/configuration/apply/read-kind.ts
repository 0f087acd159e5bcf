import { ApiError } from '@/lib/api/api-error';
import type { Id } from '@/lib/api/loose';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import { kindOf } from '../kinds';
import type { PlannedRecord } from '../plan';
import { readSide } from '../read-side';
import type { Side } from '../side';
import type { ApplyContext } from './apply-record';

/**
 * The target's records of a record's kind as they are now, with the names of all that they may name. Of these only the
 * record itself is read whole.
 *
 * @param id of the record, where it is known
 * @throws ApiError where they cannot be read: then nothing is known of any
 */
export async function readKind(
  record: PlannedRecord,
  id: Id | undefined,
  { target, read = readSide }: ApplyContext,
): Promise<Side> {
  const { kind } = record;
  const whole = new Set(id === undefined ? [] : [String(id)]);
  const side = await read(target, { kinds: [kind], whole, fields: fieldsIn(record) });
  const { support = 'missing', message = '' } = side.kinds.get(kind)?.support ?? {};
  if (support === 'yes' || support === 'read_only') return side;
  throw new ApiError({
    operation: kindOf(kind).operations.list,
    status: support === 'no_right' ? 401 : support === 'missing' ? 404 : 503,
    code: 'unreadable_target',
    message,
  });
}

/**
 * What a plan knows of a record's fields. A server that leaves out what holds nothing sends none of them of the first
 * record that has any, so that what stands there says nothing of which there are.
 */
function fieldsIn({ kind, before = {}, after = {} }: PlannedRecord): ReadonlySet<string> {
  const isKnown = (name: string) => Object.hasOwn(before, name) || holdsSomething(after[name]);
  return new Set(kindOf(kind).written.filter(isKnown));
}

function holdsSomething(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isJsonObject(value)) return Object.values(value as JsonObject).some(holdsSomething);
  return Boolean(value);
}
