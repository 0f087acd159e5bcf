import { configurationKinds } from '@/lib/resources/configuration';
import type { ReadProgress } from './read-comparison';

type SideName = ReadProgress['side'];

/** What has been read of each side, by kind. */
export type Progress = Readonly<Record<SideName, ReadonlyMap<ReadProgress['kind'], number>>>;

export const noProgress: Progress = { source: new Map(), target: new Map() };

/** Progress with one more line of the reply; the kind that it is about stands last. */
export function withLine(progress: Progress, { side, kind, read }: ReadProgress): Progress {
  const kinds = new Map(progress[side]);
  kinds.delete(kind);
  return { ...progress, [side]: kinds.set(kind, read) };
}

/** How far a side is: which kind was heard of last, its records, all records, and the kinds heard of, of how many. */
export function standingOf(progress: Progress, side: SideName) {
  const kinds = progress[side];
  const last = [...kinds].at(-1);
  return {
    kind: last?.[0],
    read: last?.[1] ?? 0,
    all: [...kinds.values()].reduce((sum, count) => sum + count, 0),
    kinds: kinds.size,
    of: configurationKinds.length,
  };
}
