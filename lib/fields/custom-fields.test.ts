import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '@/lib/json/parse-json';
import { customBodyOf, customDraftOf } from './custom-fields';

test('what is not touched goes back exactly as it came', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue()), (fields) => {
      expect(customBodyOf(customDraftOf(fields))).toEqual(fields);
    }),
  );
});

test('numbers are shown and sent back by all their digits, and what is typed anew too', () => {
  const fields = parseJson('{"saldo":1.10,"codigo":9007199254740993,"lista":[1e400]}') as Record<
    string,
    unknown
  >;
  const draft = customDraftOf(fields);
  expect(draft.map(({ text }) => text)).toEqual(['1.10', '9007199254740993', '[1e400]']);
  expect(JSON.stringify(customBodyOf(draft))).toBe(JSON.stringify(fields));
  const typed = draft.map((field, index) => ({ ...field, text: ['1.20', '12', '[2.0]'][index]! }));
  expect(JSON.stringify(customBodyOf(typed))).toBe('{"saldo":1.20,"codigo":12,"lista":[2.0]}');
});

test('a changed value keeps its kind while its text still says one', () => {
  const draft = customDraftOf({ origen: 'feria', puntos: 7, vip: false, zonas: ['norte'] });
  const typed = ['web', '8', 'true', '["sur"]'];
  const changed = draft.map((field, index) => ({ ...field, text: typed[index]! }));
  expect(customBodyOf(changed)).toEqual({ origen: 'web', puntos: 8, vip: true, zonas: ['sur'] });
  expect(customBodyOf(draft.map((field) => ({ ...field, text: 'x' })))).toEqual({
    origen: 'x',
    puntos: 'x',
    vip: 'x',
    zonas: 'x',
  });
});

test('a new field is text, one without a name is left out, an untouched null stays', () => {
  const draft = [
    ...customDraftOf({ nota: null }),
    { key: ' origen ', text: '12', original: undefined },
    { key: ' ', text: 'x', original: undefined },
  ];
  expect(customBodyOf(draft)).toEqual({ nota: null, origen: '12' });
});
