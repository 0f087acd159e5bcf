import 'server-only';
import { comparingSides } from '@/lib/configuration/compare';
import type { Comparison } from '@/lib/configuration/comparison';
import { inTurns } from '@/lib/configuration/in-turns';
import type { Side } from '@/lib/configuration/side';
import { getRuntime } from '@/lib/store/store';
import { type PairSides, rememberedPairs } from './pairs';
import type { ReadingOptions } from './read-connection';
import { type KnownSide, type OnProgress, readSides, type Sides } from './sides';

export type Compared = { readonly source: Side; readonly target: Side; readonly comparison: Comparison };

/** Reads both sides and compares them, with the pairs that are remembered. */
export async function compareKnown(
  sides: Sides,
  options: Omit<ReadingOptions, 'onRead'>,
  onProgress?: OnProgress,
): Promise<Compared> {
  const [{ source, target }, { store }] = await Promise.all([
    readSides(sides, options, onProgress),
    getRuntime(),
  ]);
  const remembered = await rememberedPairs(store.db, pairSidesOf(sides));
  const views = { sourceView: sides.source.view, targetView: sides.target.view };
  const steps = comparingSides({ source, target, ...views, remembered });
  return { source, target, comparison: await inTurns(steps, options.signal) };
}

/** What pairs of the two sides are kept by. */
export function pairSidesOf({ source, target }: Sides): PairSides {
  return { source: pairSideOf(source), target: target.connection.id };
}

const pairSideOf = (side: KnownSide) => ('connection' in side ? side.connection.id : null);
