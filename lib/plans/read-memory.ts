import type { Side } from '@/lib/configuration/side';
import type { OpenConnection } from '@/lib/connection/open-connection';
import { processWide } from '@/lib/store/process-wide';

/** Configurations in memory at once, and records of all of them, of some kilobytes each. */
const MOST_KEPT = 6;
const MOST_RECORDS = 20_000;

export type Kept = { readonly side: Side; readonly readAt: number; readonly connection: OpenConnection };

const memory = processWide('configuration-sides', () => ({
  kept: new Map<string, Kept>(),
  /** Goes up where something may have changed, so that a reading that began before is not kept. */
  generations: new Map<string, number>(),
}));

/** What was read of a connection last, if it is still kept. */
export const keptOf = (connectionId: string): Kept | undefined => memory.kept.get(connectionId);

/** Taken before a reading, and given with what was read. */
export const generationOf = (connectionId: string): number => memory.generations.get(connectionId) ?? 0;

/** Keeps what was read, unless something was written meanwhile. */
export function keepRead(read: Kept, generation: number): void {
  const { id } = read.connection;
  if (generation !== generationOf(id)) return;
  memory.kept.delete(id);
  memory.kept.set(id, read);
  let records = [...memory.kept.values()].reduce((sum, one) => sum + recordsIn(one), 0);
  for (const [oldest, one] of memory.kept) {
    if (memory.kept.size <= MOST_KEPT && records <= MOST_RECORDS) break;
    memory.kept.delete(oldest);
    records -= recordsIn(one);
  }
}

function recordsIn({ side }: Kept): number {
  return [...side.kinds.values()].reduce((sum, { records }) => sum + records.length, 0);
}

/** Call after every write to a connection: what was read of it says nothing more. */
export function forgetRead(connectionId: string): void {
  memory.kept.delete(connectionId);
  memory.generations.set(connectionId, generationOf(connectionId) + 1);
}
