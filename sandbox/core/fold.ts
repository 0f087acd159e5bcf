/** Text as searches compare it: lower case, without accents, words one space apart. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a search, folded, each as a pattern for `like` that finds it anywhere. */
export function likePatterns(search: string): string[] {
  const words = fold(search)
    .split(' ')
    .filter((word) => word !== '');
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
