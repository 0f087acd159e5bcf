import fc from 'fast-check';
import * as library from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { phone } from '@/lib/contract/scalars';
import { readPhone, tidyPhone } from './phone';

test.each([
  ['9 8765 4321', 'CL', '+56987654321'],
  ['+56 9 8765 4321', 'US', '+56987654321'],
  ['0056987654321', 'CL', '+56987654321'],
  ['(22) 345-6789', 'CL', '+56223456789'],
  ['2 2345 6789', 'CL', '+56223456789'],
  ['11 2345-6789', 'AR', '+541123456789'],
  ['phone', 'CL', undefined],
  ['12', 'CL', undefined],
  ['1234', 'DE', undefined],
  ['+49111111111111111', 'CL', undefined],
  ['+56 9 8765 4321 ext. 12', 'CL', undefined],
] as const)('%s in %s is %s', (text, country, e164) => {
  const reading = readPhone(text, country, library);
  expect(reading.kind === 'valid' ? reading.e164 : undefined).toBe(e164);
});

test('what it accepts the API accepts, and reads again as the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{4,18}$/)),
      fc.constantFrom('CL' as const, 'AR' as const, 'US' as const, 'DE' as const),
      (text, country) => {
        const reading = readPhone(text, country, library);
        if (reading.kind !== 'valid') return;
        expect(phone.safeParse(reading.e164).success).toBe(true);
        expect(tidyPhone(reading.e164, 'US', library)).toBe(reading.e164);
      },
    ),
  );
});
