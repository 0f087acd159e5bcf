import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentsOf } from './segments';

it('counts segments as networks divide them', () => {
  expect(segmentsOf('')).toMatchObject({ length: 0, count: 0, left: 160 });
  expect(segmentsOf('a'.repeat(160))).toMatchObject({ count: 1, left: 0 });
  expect(segmentsOf('a'.repeat(161))).toMatchObject({ count: 2, left: 145 });
  expect(segmentsOf('€')).toMatchObject({ length: 2, count: 1, others: [] });
  expect(segmentsOf(`${'a'.repeat(152)}€${'a'.repeat(10)}`)).toMatchObject({
    length: 164,
    count: 2,
    left: 141,
  });
  expect(segmentsOf('á'.repeat(70))).toMatchObject({ count: 1, left: 0, others: ['á'] });
  expect(segmentsOf('á'.repeat(71))).toMatchObject({ count: 2 });
  expect(segmentsOf('ñandú 👋')).toMatchObject({ length: 8, others: ['ú', '👋'] });
});

it('never leaves less than nothing, and never takes fewer segments for more text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ maxLength: 20 }),
      (text, more) => {
        const [before, after] = [segmentsOf(text), segmentsOf(text + more)];
        expect(before.left).toBeGreaterThanOrEqual(0);
        expect(after.count).toBeGreaterThanOrEqual(before.count);
      },
    ),
  );
});
