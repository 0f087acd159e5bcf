import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slug } from '@/lib/contract/scalars';
import { slugOf } from './slug';

test.each([
  ['Primera reunión', 'primera-reunion'],
  ['  ¿Qué tal?  Ñandú & Cía. ', 'que-tal-nandu-cia'],
  ['30 min', '30-min'],
  ['日本', ''],
])('%s', (name, made) => expect(slugOf(name)).toBe(made));

test('whatever a calendar is called, its slug is one that the contract takes, or none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (name) => {
      const made = slugOf(name);
      return made === '' || slug.safeParse(made).success;
    }),
  );
});
