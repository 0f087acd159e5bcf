import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsText, isAmong } from './resource';

test('an id is among those that were put together, whatever it is made of, and among no others', () => {
  const id = fc.oneof(fc.nat(), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.array(id, { minLength: 1 }), id, (ids, other) => {
      const text = idsText(ids);
      expect(ids.every((each) => isAmong(text, each))).toBe(true);
      expect(isAmong(text, other)).toBe(ids.some((each) => String(each) === String(other)));
      expect(isAmong(text, undefined)).toBe(false);
    }),
  );
});
