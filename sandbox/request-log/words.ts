import { fold } from '../core/fold.ts';

/** A longer word is known by its beginning. */
const LONGEST = 64;

/** The words of a text as they are searched: letters and digits, folded, each once. */
export function wordsIn(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word.slice(0, LONGEST)].join('').toWellFormed()))];
}
