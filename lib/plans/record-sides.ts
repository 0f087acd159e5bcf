import 'server-only';
import { sidesOf } from '@/lib/configuration/compare';
import type { RecordSides } from '@/lib/configuration/comparison';
import type { RecordRequest } from '@/lib/configuration/requests';
import { notFound } from '@/lib/http/console-error';
import type { Caller } from './caller';
import { compareKnown } from './compare';
import { findSides } from './sides';

/** Both sides of one compared record. @throws ConsoleError 404 where it is there no more, and as `findSides` does */
export async function recordSides(
  caller: Caller,
  requestId: string,
  body: RecordRequest,
  signal: AbortSignal,
): Promise<RecordSides> {
  const { source, target, comparison } = await compareKnown(await findSides(caller, body), {
    caller,
    requestId,
    signal,
  });
  const record = comparison.kinds.flatMap(({ records }) => records).find(({ key }) => key === body.key);
  if (!record) throw notFound('Record');
  return sidesOf(source, target, record);
}
