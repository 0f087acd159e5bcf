/** For comparing words: without case, accents and spaces to spare. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** What was typed as the words that are looked for, folded; none of an empty text. */
export function wordsOf(typed: string): readonly string[] {
  return fold(typed)
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether every word that was typed is somewhere in what is said, whatever its case and accents. */
export function holdsWords(said: readonly (string | number | undefined)[], typed: string): boolean {
  const held = fold(said.filter((part) => part !== undefined).join(' '));
  return wordsOf(typed).every((word) => held.includes(word));
}
