import type { Dress } from '../../lib/testing/chameleon/dress.ts';
import { wordPattern } from '../../lib/testing/chameleon/words.ts';
import type { Owner } from '../../lib/testing/chameleon/world.ts';

/** Owners of all values in a text. */
export function ownersIn({ world }: Dress, text: string): Owner[] {
  const words = [...text.matchAll(wordPattern)].map(([word]) => world.words.get(word.toLowerCase()));
  const digits = [...text.matchAll(/\d[\d.,\u00a0\u202f ]*/g)].map(([number]) => {
    const plain = number.replace(/[.,]\d\d$/, '').replace(/\D/g, '');
    // A telephone number has its country before.
    return world.numbers.get(plain.startsWith('56') ? plain.slice(-7) : plain);
  });
  return [...words, ...digits].filter((owner) => owner !== undefined);
}
