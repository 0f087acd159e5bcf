import { fold, holdsWords, wordsOf } from '@/lib/format/fold';

/** What a record that was found says: what it is called, and what else it is found by. */
export type Said = {
  readonly title: string | undefined;
  readonly others: readonly (string | undefined)[];
};

/**
 * How well a record answers what was typed, 0 best: its title is just that, begins with it, has words that begin with
 * its words, holds them; else they are in what it says besides; last what the server found by something that it does not
 * show.
 */
export function rankOf({ title, others }: Said, typed: string): number {
  const [name, text] = [fold(title ?? ''), fold(typed)];
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  const words = wordsOf(typed);
  const beginnings = ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  if (words.every((word) => beginnings.includes(` ${word}`))) return 2;
  if (words.every((word) => name.includes(word))) return 3;
  return holdsWords([title, ...others], typed) ? 4 : 5;
}

/** What of a record stands below its title: what holds a word that the title does not, else the first there is. */
export function detailOf({ title, others }: Said, typed: string): string | undefined {
  const name = fold(title ?? '');
  const left = wordsOf(typed).filter((word) => !name.includes(word));
  const rest = others.filter((each) => each && each !== title);
  return rest.find((each) => left.some((word) => fold(each!).includes(word))) ?? rest[0];
}

type Ranked = { readonly kind: string; readonly rank: number };

/** The best first; records that answer as well stay in the order in which they came. */
export function ranked<Hit extends Ranked>(hits: readonly Hit[]): readonly Hit[] {
  return hits.toSorted((one, other) => one.rank - other.rank);
}

/** The best `most`, of which each kind has `each` before any has more. */
export function topOf<Hit extends Ranked>(
  hits: readonly Hit[],
  { most, each }: { readonly most: number; readonly each: number },
): readonly Hit[] {
  const taken = new Map<string, number>();
  const isFirst = ({ kind }: Hit) => {
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= each;
  };
  const best = ranked(hits);
  const first = best.filter(isFirst);
  const more = best.filter((hit) => !first.includes(hit));
  const top = new Set([...first, ...more].slice(0, most));
  return best.filter((hit) => top.has(hit));
}
