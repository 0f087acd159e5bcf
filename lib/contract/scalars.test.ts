import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rutCheckDigit } from './rut.ts';
import {
  currency,
  decimal,
  email,
  freeJson,
  httpUrl,
  instant,
  intText,
  phone,
  rut,
  slug,
  timeZone,
} from './scalars.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('decimal', () => {
  test.each(['0', '0.1', '-0.5', '12345678901234567890.12', '1250000.50'])('%s is kept as it is', (text) => {
    expect(decimal.parse(text)).toBe(text);
  });

  test.each([
    '',
    '1e3',
    'NaN',
    ' 1',
    '1 ',
    '+1',
    '01',
    '.5',
    '1.',
    '1,5',
    '0x1',
    'Infinity',
    '--1',
    '1\n',
    '١',
  ])('%j is refused', (text) => {
    expect(accepts(decimal, text)).toBe(false);
  });

  test('digits with a point come back as sent', () => {
    const digits = fc.stringMatching(/^(0|[1-9]\d{0,29})(\.\d{1,12})?$/);
    fc.assert(fc.property(digits, (text) => decimal.parse(text) === text));
  });

  test('a number, of JSON or in its own notation, is no decimal text unless it is plain', () => {
    fc.assert(
      fc.property(fc.double(), (number) => {
        expect(accepts(decimal, number)).toBe(false);
        if (/[eIN]/.test(String(number))) expect(accepts(decimal, String(number))).toBe(false);
      }),
    );
  });
});

describe('rut', () => {
  /** Another formulation of modulus 11: the weighted sum with the check digit is a multiple of 11. */
  function isDivisible(digits: string, check: string): boolean {
    const value = check === 'K' ? 10 : Number(check);
    const sum = [...digits]
      .reverse()
      .reduce((total, digit, i) => total + Number(digit) * ((i % 6) + 2), value);
    return sum % 11 === 0;
  }
  const number = fc.integer({ min: 1, max: 999_999_999 }).map(String);

  test.each(['76086428-5', '12345678-5', '11111111-1', '1000005-K'])('%s is known to be right', (text) => {
    expect(rut.parse(text)).toBe(text);
  });

  test('the check digit makes the weighted sum a multiple of 11', () => {
    fc.assert(fc.property(number, (digits) => isDivisible(digits, rutCheckDigit(digits))));
  });

  test('exactly one check digit is right', () => {
    fc.assert(
      fc.property(number, (digits) => {
        const right = [...'0123456789K'].filter((check) => accepts(rut, `${digits}-${check}`));
        expect(right).toEqual([rutCheckDigit(digits)]);
      }),
    );
  });

  test('a lower-case k is kept as K', () => {
    expect(rut.parse('1000005-k')).toBe('1000005-K');
  });

  test.each(['76.086.428-5', '760864285', '76086428-', '-5', '76086428-55', ' 76086428-5'])(
    '%j has another form',
    (text) => {
      expect(rut.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['invalid_rut']);
    },
  );
});

describe('intText', () => {
  test('reads safe integers within its limits', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        const result = intText({ min: -100, max: 100 }).safeParse(String(number));
        expect(result.success).toBe(number >= -100 && number <= 100);
        if (result.success) expect(result.data).toBe(number);
      }),
    );
    expect(intText().parse('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  });

  test.each(['', ' 1', '1.0', '1e3', '0x10', '9007199254740992', '99999999999999999', '-1', '0', '½', 'NaN'])(
    '%j is refused',
    (text) => {
      expect(accepts(intText(), text)).toBe(false);
    },
  );

  test('takes digits alone, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 15 }), (text) => {
        expect(accepts(intText(), text)).toBe(/^0*[1-9][0-9]*$/.test(text));
      }),
    );
  });
});

describe('other scalars', () => {
  test.each([
    ['phone', phone, '+56987654321', '987654321'],
    ['phone', phone, '+56987654321', '+056987654321'],
    ['currency', currency, 'CLF', 'clp'],
    ['email', email, 'maria.perez@example.cl', 'maria@'],
    ['instant', instant, '2026-11-20T14:30:00Z', '2026-11-20T14:30:00-03:00'],
    ['instant', instant, '2026-02-28T00:00:00.123Z', '2026-02-30T00:00:00Z'],
    ['timeZone', timeZone, 'Asia/Kolkata', 'Mars/Olympus'],
    ['timeZone', timeZone, 'America/Santiago', '-03:00'],
    ['slug', slug, 'primera-reunion', 'Primera reunión'],
    ['slug', slug, 'a', '-a'],
    ['httpUrl', httpUrl(100), 'https://erp.example.cl/hooks?x=1', 'https://erp.example.cl/\u0000'],
    ['httpUrl', httpUrl(100), 'http://127.0.0.1:8080', 'javascript:alert(1)'],
  ])('%s takes %o %s and not %s', (_, schema, good, bad) => {
    expect(accepts(schema, good)).toBe(true);
    expect(accepts(schema, bad)).toBe(false);
  });

  test('free JSON comes back as it was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('\\u0000'));
        expect(freeJson.parse(value)).toBe(value);
      }),
    );
    const own = JSON.parse('{"__proto__":{"a":1},"b":[]}');
    expect(JSON.stringify(freeJson.parse(own))).toBe('{"__proto__":{"a":1},"b":[]}');
  });
});
