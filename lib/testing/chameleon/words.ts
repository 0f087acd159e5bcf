const consonants = 'bdfgklmnprstv';
const vowels = 'aeiou';
const syllables = [...consonants].flatMap((consonant) => [...vowels].map((vowel) => consonant + vowel));

/** Finds the words of `wordOf` in a text, whatever their case. */
export const wordPattern = /z(?:[bdfgklmnprstv][aeiou]){3}x/gi;

/** The n-th of 274,625 words that no language has, so that one seen on a page can only come from its record. */
export function wordOf(index: number): string {
  const at = (divisor: number) => syllables[Math.floor(index / divisor) % syllables.length]!;
  const { length } = syllables;
  return `Z${at(1)}${at(length)}${at(length * length)}x`;
}
