import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { pointOf } from './entry-values';
import { freePlace } from './free-place';

const read = (x: string, y: string) => pointOf(parseJson(`{"x":${x},"y":${y}}`) as Json);

it('reads a place as it is written, and of what is too far away the border', () => {
  expect(read('-12.5', '1e9')).toEqual({ x: -12.5, y: 1e9 });
  expect(read('-1e300', '900000000000000000000000')).toEqual({ x: -1e9, y: 1e9 });
  for (const odd of ['1e999', 'null', '"7"', '{}']) expect(read('0', odd)).toBeUndefined();
});

it('finds a free place beside any two cards', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (far) => {
      const at = read(String(far), String(far))!;
      expect(freePlace(at, [at])).not.toEqual(at);
    }),
  );
});
