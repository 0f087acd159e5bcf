import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idList } from './id-list';

test('whatever ids hold, they come back from an address, and plain ones stand in it as they are', () => {
  const id = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 8 }), (ids) => {
      const search = new URLSearchParams({ ids: idList.write(ids) }).toString();
      expect(idList.read(new URLSearchParams(search).get('ids')!)).toEqual(ids);
    }),
  );
  expect(idList.write(['12', '7'])).toBe('12,7');
  expect(idList.read('12,%E0%A4%A,,7')).toEqual(['12', '7']);
});
