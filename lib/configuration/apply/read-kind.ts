import { ApiError } from '@/lib/api/api-error';
import type { KindName } from '@/lib/resources/configuration';
import { kindOf } from '../kinds';
import { readSide } from '../read-side';
import type { Side } from '../side';
import type { ApplyContext } from './apply-record';

/**
 * The target's records of a kind as they are now, with the names of all that they may name.
 *
 * @throws ApiError where they cannot be read: then nothing is known of any
 */
export async function readKind(kind: KindName, { target, read }: ApplyContext): Promise<Side> {
  const side = await (read ? read(kind) : readSide(target, { kinds: [kind] }));
  const { support = 'missing', message = '' } = side.kinds.get(kind)?.support ?? {};
  if (support === 'yes' || support === 'read_only') return side;
  throw new ApiError({
    operation: kindOf(kind).operations.list,
    status: support === 'no_right' ? 401 : support === 'missing' ? 404 : 503,
    code: 'unreadable_target',
    message,
  });
}
