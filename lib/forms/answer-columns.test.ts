import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerIn,
  type FormVersion,
  fieldColumns,
  goneColumns,
  labelThen,
  metKeys,
  olderKeysIn,
  restOf,
} from './answer-columns';
import type { Submission } from './answers';

let ids = 0;
const submission = (datos: Record<string, unknown>, form_version?: number): Submission =>
  ({ id: ++ids, datos, form_version }) as Submission;
const field = (id: string, clave: string, etiqueta = clave) => ({ id, clave, tipo: 'texto', etiqueta });

const versions: readonly FormVersion[] = [
  { version: 1, campos: [field('a', 'correo', 'Correo'), field('b', 'fono', 'Fono')] },
  { version: 2, campos: [field('a', 'email', 'Email')] },
];

test('a field keeps its column when its key is renamed', () => {
  const columns = fieldColumns(versions[1]!.campos, versions);
  expect(columns.map(({ keys }) => keys)).toEqual([['email', 'correo']]);
  expect(answerIn(columns[0]!, submission({ correo: 'x' }, 1))).toBe('x');
  expect(answerIn(columns[0]!, submission({ email: 'y' }, 2))).toBe('y');
  expect(labelThen(columns[0]!, submission({ correo: 'x' }, 1), versions)).toBe('Correo');
});

test('a key that another field has now is that one’s, unless the version says otherwise', () => {
  const before: FormVersion = { version: 1, campos: [field('a', 'one'), field('b', 'two')] };
  const now: FormVersion = { version: 2, campos: [field('a', 'two'), field('b', 'one')] };
  const [a, b] = fieldColumns(now.campos, [before, now]);
  expect([a, b].map((column) => answerIn(column!, submission({ one: 1, two: 2 }, 1)))).toEqual([1, 2]);
  expect([a, b].map((column) => answerIn(column!, submission({ one: 1, two: 2 }, 2)))).toEqual([2, 1]);
});

test('a blank answer is blank, and not what another field was called then', () => {
  const seen: readonly FormVersion[] = [
    { version: 1, campos: [field('a', 'telefono')] },
    { version: 2, campos: [field('a', 'fono'), field('b', 'telefono')] },
    { version: 3, campos: [field('a', 'fono'), field('b', 'celular')] },
  ];
  const columns = fieldColumns(seen[2]!.campos, seen);
  const told = columns.map((column) => answerIn(column, submission({ telefono: 'x' }, 2)));
  expect(told).toEqual([undefined, 'x']);
});

test('fields of one id keep their own answers, by their keys', () => {
  const twice = [field('a', 'x'), field('a', 'y')];
  const seen: readonly FormVersion[] = [
    { version: 1, campos: twice },
    { version: 2, campos: [field('a', 'x'), field('b', 'y')] },
  ];
  for (const campos of [twice, seen[1]!.campos]) {
    const columns = fieldColumns(campos, seen);
    for (const version of [1, 2, undefined]) {
      const told = columns.map((column) => answerIn(column, submission({ x: 'AX', y: 'BY' }, version)));
      expect(told).toEqual(['AX', 'BY']);
    }
  }
});

test('an older key is named where an answer was read under it, and only there', () => {
  const column = fieldColumns(versions[1]!.campos, versions)[0]!;
  expect(olderKeysIn(column, [submission({ email: 'y' }, 2), submission({ correo: '' }, 1)])).toEqual([]);
  expect(olderKeysIn(column, [submission({ correo: 'x' }, 1), submission({ correo: 'z' })])).toEqual([
    'correo',
  ]);
});

test('keys of no field stand after the fields, by the label that they had last', () => {
  const columns = fieldColumns(versions[1]!.campos, versions);
  const gone = goneColumns(columns, metKeys([submission({ correo: 1, fono: 2, origen: 3 })]), versions);
  expect(gone.map(({ label, isGone }) => [label, isGone])).toEqual([
    ['Fono', true],
    ['origen', true],
  ]);
});

const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '*', 'long'.repeat(30));
const rows = fc.array(fc.dictionary(keys, fc.string()), { maxLength: 20 });

test('every answer stands in a column or in the rest, columns stay in their places as pages come', () => {
  fc.assert(
    fc.property(rows, rows, fc.uniqueArray(keys), (first, more, claves) => {
      const fields = fieldColumns(claves.map((clave, place) => field(`id${place}`, clave)));
      const [one, two] = [first, more].map((page) => page.map((datos) => submission(datos)));
      const before = metKeys(one!);
      const after = metKeys(two!, before);
      expect(after.slice(0, before.length)).toEqual(before);
      const columns = [...fields, ...goneColumns(fields, after)];
      expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
      expect(columns.every(({ id }) => id.length <= 50 && !id.includes('*'))).toBe(true);
      for (const row of [...one!, ...two!]) {
        expect(restOf(columns, row)).toEqual({});
        const shown = columns.map((column) => answerIn(column, row)).filter((value) => value !== undefined);
        expect(shown.length).toBe(Object.keys(row.datos!).length);
      }
    }),
  );
});
