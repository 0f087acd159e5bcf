/** A stretch of two texts: in both of them, or in one alone. */
export type WordPart = { readonly text: string; readonly in: 'both' | 'before' | 'after' };

/** Words of each text that are compared one by one; longer texts differ as a whole. */
const MOST = 600;

/** What two texts have in common, word by word and in order, and what each has beside it. */
export function diffWords(before: string, after: string): WordPart[] {
  if (before === after) return before === '' ? [] : [{ text: before, in: 'both' }];
  const [from, to] = [wordsOf(before), wordsOf(after)];
  if (from.length > MOST || to.length > MOST) {
    return joined([
      { text: before, in: 'before' },
      { text: after, in: 'after' },
    ]);
  }
  return joined(walk(from, to, lengths(from, to)));
}

/** Words, what stands between them, and signs each by itself: `{{contact.nombre}}` differs by its last word alone. */
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** At each pair of places how many words the rests have in common. */
function lengths(from: readonly string[], to: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const [row, next] = [rows[i]!, rows[i + 1]!];
      row[j] = from[i] === to[j] ? next[j + 1]! + 1 : Math.max(next[j]!, row[j + 1]!);
    }
  }
  return rows;
}

function walk(from: readonly string[], to: readonly string[], rows: readonly Uint16Array[]): WordPart[] {
  const parts: WordPart[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      parts.push({ text: from[i++]!, in: 'both' });
      j++;
    } else if (j >= to.length || (i < from.length && rows[i + 1]![j]! >= rows[i]![j + 1]!)) {
      parts.push({ text: from[i++]!, in: 'before' });
    } else parts.push({ text: to[j++]!, in: 'after' });
  }
  return parts;
}

/** Neighbours of one side as one stretch. */
function joined(parts: readonly WordPart[]): WordPart[] {
  const all: WordPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === '') continue;
    if (last?.in === part.in) all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
