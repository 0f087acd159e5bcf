import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedAddress, readAddress } from './address';
import { choice, date, instant, list, only, sort, text } from './codecs';

const codecs = {
  q: text,
  status: choice(['failed', 'held']),
  day: date,
  at: instant,
  ids: list(),
  code: only((typed) => /^[1-5]\d\d$/.test(typed)),
  sort: sort(['name', 'made']),
};

const anyValues = fc.record({
  q: fc.string().map((typed) => typed.trim()),
  status: fc.constantFrom('failed' as const, 'held' as const, '' as const),
  day: fc.constantFrom('', '2026-02-28', '2028-02-29'),
  at: fc.constantFrom('', '2026-11-22T10:00:00.000Z'),
  ids: fc.uniqueArray(fc.stringMatching(/^[a-z0-9_-]{1,8}$/)),
  code: fc.constantFrom('', '503'),
  sort: fc.constantFrom(undefined, { by: 'name', isDescending: true }, { by: 'made', isDescending: false }),
});

test('what is written into an address is read out of it, and what is not of it stays', () => {
  fc.assert(
    fc.property(anyValues, anyValues, (first, second) => {
      const before = changedAddress(codecs, 'other=1', first);
      const after = changedAddress(codecs, before, second);
      const params = new URLSearchParams(after);
      expect(readAddress(codecs, params)).toEqual(second);
      expect(params.get('other')).toBe('1');
    }),
  );
});

test('any text whatever reads as values that are written as they read', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, typed) => {
      const params = new URLSearchParams(query);
      for (const name of Object.keys(codecs)) if (!params.has(name)) params.set(name, typed);
      const values = readAddress(codecs, params);
      expect(readAddress(codecs, new URLSearchParams(changedAddress(codecs, '', values)))).toEqual(values);
    }),
  );
});

test.each([
  ['day=2026-02-30', { day: '' }],
  ['at=2026-11-22T10:00:00-03:00', { at: '2026-11-22T13:00:00.000Z' }],
  ['status=gone', { status: '' }],
  ['sort=-made', { sort: { by: 'made', isDescending: true } }],
  ['sort=secret', { sort: undefined }],
  ['ids=a,,b,a', { ids: ['a', 'b'] }],
])('%s', (query, expected) => {
  expect(readAddress(codecs, new URLSearchParams(query))).toMatchObject(expected);
});

test('only what is changed is touched, and what is emptied is gone', () => {
  expect(changedAddress(codecs, 'q=ana&status=failed', { status: '' })).toBe('q=ana');
});
