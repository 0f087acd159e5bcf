import type { EarlyRead } from '@/lib/api/early-read';
import type { Id } from '@/lib/api/loose';
import { pathWith, type Resource } from '@/lib/resources/resource';
import { firstOfListed } from './find-listed';

/** One record as `recordQuery` asks for it, for its page to ask early; the first page of its list where none is read by itself. */
export function earlyRecord(of: Resource, id: Id, follow?: EarlyRead['follow']): EarlyRead {
  const { get, list } = of.operations;
  return {
    operation: get ?? list,
    sent: get ? { path: pathWith(of, id) } : firstOfListed(list),
    ...(follow && { follow }),
  };
}
