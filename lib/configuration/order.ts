import { configurationKinds } from '@/lib/resources/configuration';
import type { PlannedRecord } from './plan';

type Placed = Pick<PlannedRecord, 'kind' | 'key' | 'action'>;

/**
 * The order in which records are written: each kind after those that it may name, and what is deleted last and the
 * other way round. A record that names another comes after that one; else they stay as they are within their kind.
 *
 * @param namedBy keys of the records that a record names
 */
export function inOrder<Record extends Placed>(
  records: readonly Record[],
  namedBy: (record: Record) => readonly string[] = () => [],
): Record[] {
  const ofKinds = (isDeletion: boolean) =>
    configurationKinds.flatMap((kind) =>
      records.filter((record) => record.kind === kind && (record.action === 'delete') === isDeletion),
    );
  return [...namedFirst(ofKinds(false), namedBy), ...namedFirst(ofKinds(true), namedBy).toReversed()];
}

/** In a circle somebody has to be first: who stands first. */
function namedFirst<Record extends Placed>(
  records: readonly Record[],
  namedBy: (record: Record) => readonly string[],
): Record[] {
  const byKey = new Map(records.map((record) => [record.key, record]));
  const placed = new Set<Record>();
  const begun = new Set<Record>();
  const place = (record: Record) => {
    if (begun.has(record)) return;
    begun.add(record);
    for (const key of namedBy(record)) {
      const named = byKey.get(key);
      if (named) place(named);
    }
    placed.add(record);
  };
  for (const record of records) place(record);
  return [...placed];
}
