import type { Span } from './boxes';
import { Lines } from './lines';

/** A sideways part of a wire: from one x to another, somewhere in a channel. */
export type Track = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly channel: Span;
  /** At which end of a high channel it runs: below the source that it leaves, or above its target. */
  readonly end: 'upper' | 'lower';
};

/** What is kept free for the name of a handle above, and for the head of the arrow below. */
const ABOVE = 28;
const BELOW = 22;
const APART = 10;

/** The heights that tracks of one channel ask for to run apart from each other. */
export const heightFor = (count: number): number => ABOVE + BELOW + Math.max(0, count - 1) * APART;

/** The height of each track: those that overlap run apart, in an order in which they cross each other least. */
export function heightsOf(tracks: readonly Track[]): ReadonlyMap<Track, number> {
  const heights = new Map<Track, number>();
  const lines = new Lines();
  for (const inChannel of Map.groupBy(tracks, ({ channel }) => channel.join(' ')).values()) {
    for (const group of overlapping(inChannel)) {
      const levels = levelsOf(group);
      const count = Math.max(...levels.values()) + 1;
      const [from, to] = usable(group[0]!.channel);
      const step = count === 1 ? 0 : Math.min(APART, (to - from) / (count - 1));
      const isLow = group.every(({ end }) => end === 'lower');
      const first = isLow ? to - step * (count - 1) : from;
      for (const track of group) {
        const wanted = first + levels.get(track)! * step;
        const span: Span = [track.from, track.to];
        const y =
          lines.nearest(track.key, wanted, [from, to], span, [Math.min(step || APART, 4), 2, 1, 0.4]) ??
          wanted;
        lines.add(track.key, y, span);
        heights.set(track, y);
      }
    }
  }
  return heights;
}

/** How many tracks run above each other at most. */
export function countLevels(tracks: readonly Track[]): number {
  return Math.max(0, ...overlapping(tracks).map((group) => Math.max(...levelsOf(group).values()) + 1));
}

function usable([top, bottom]: Span): Span {
  const height = bottom - top;
  const from = Math.min(ABOVE, height * 0.4);
  return [top + from, Math.max(top + from, bottom - Math.min(BELOW, height * 0.3))];
}

const spanOf = ({ from, to }: Track): Span => (from < to ? [from, to] : [to, from]);

/** Tracks in groups that touch from left to right. */
function overlapping(tracks: readonly Track[]): Track[][] {
  const groups: Track[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const track of tracks.toSorted((a, b) => spanOf(a)[0] - spanOf(b)[0])) {
    const [from, to] = spanOf(track);
    if (from < end) groups.at(-1)!.push(track);
    else groups.push([track]);
    end = Math.max(end, to);
  }
  return groups;
}

/**
 * Of those that go to the right the one that leaves furthest right runs highest, of those that go to the left the one
 * that leaves furthest left: so they do not cross where they need not.
 */
function levelsOf(group: readonly Track[]): ReadonlyMap<Track, number> {
  const isRight = ({ from, to }: Track) => to > from;
  const order = [
    ...group.filter(isRight).toSorted((a, b) => b.from - a.from || b.to - a.to),
    ...group.filter((track) => !isRight(track)).toSorted((a, b) => a.from - b.from || a.to - b.to),
  ];
  const levels = new Map<Track, number>();
  for (const track of order) {
    const [from, to] = spanOf(track);
    const beside = [...levels].filter(([other]) => {
      const [left, right] = spanOf(other);
      return left < to + 1 && right > from - 1;
    });
    const lowest =
      Math.max(-1, ...beside.filter(([other]) => isRight(other) === isRight(track)).map(([, at]) => at)) + 1;
    let level = lowest;
    while (beside.some(([, at]) => at === level)) level++;
    levels.set(track, level);
  }
  return levels;
}
