import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldColumns } from './answer-columns';
import {
  conditionsCodec,
  isFound,
  meets,
  type Operator,
  readConditions,
  writeConditions,
} from './answer-filter';
import { answersOf, type Submission } from './answers';

const columns = fieldColumns([
  { id: 't', clave: 'tipo', tipo: 'seleccion', opciones: ['Empresa', 'Persona'] },
  { id: 'n', clave: 'edad', tipo: 'numero' },
  { id: 'd', clave: 'dia', tipo: 'fecha' },
  { id: 'v', clave: 'news', tipo: 'casilla' },
  { id: 'x', clave: 'nota', tipo: 'texto_largo' },
  { id: 'm', clave: 'temas', tipo: 'casillas' },
]);
const row = {
  id: 7,
  datos: {
    tipo: 'Empresa',
    edad: 30,
    dia: '2026-11-20',
    news: true,
    nota: 'Más camión',
    temas: ['A', 'B'],
    viejo: 'si',
  },
} as unknown as Submission;
const is = (column: string, operator: Operator, value = '') =>
  meets(columns, [{ column, operator, value }], row);

test('answers are compared by the type of their field', () => {
  expect(is('f.t', 'es', 'empresa')).toBe(true);
  expect(is('f.t', 'es', 'Persona')).toBe(false);
  expect([is('f.n', 'mayor', '9'), is('f.n', 'menor', '9')]).toEqual([true, false]);
  expect([is('f.n', 'mayor', '29,5'), is('f.n', 'menor', '29,5')]).toEqual([true, false]);
  expect([is('f.d', 'antes', '2026-11-21'), is('f.d', 'despues', '2026-11-21')]).toEqual([true, false]);
  expect([is('f.v', 'es', 'true'), is('f.v', 'es', 'false')]).toEqual([true, false]);
  expect(is('f.x', 'contiene', 'camion')).toBe(true);
  expect([is('f.m', 'contiene', 'B'), is('f.m', 'no_contiene', 'B')]).toEqual([true, false]);
  expect([is('k.viejo', 'es', 'si'), is('k.nothing', 'vacio')]).toEqual([true, true]);
  expect(is('f.unknown', 'vacio')).toBe(false);
});

test('a search looks at all answers, whatever their accents', () => {
  expect(['CAMION', '7', 'empresa'].every((typed) => isFound(row, answersOf(row), typed))).toBe(true);
  expect(isFound(row, answersOf(row), 'barco')).toBe(false);
});

test('conditions come back from an address as they were put into it', () => {
  const condition = fc.record({
    column: fc.string({ minLength: 1 }),
    operator: fc.constantFrom<Operator>('es', 'contiene', 'mayor', 'antes', 'no_es'),
    value: fc.string({ minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(condition), (conditions) => {
      const written = writeConditions(conditions);
      const params = new URLSearchParams({ answers: written });
      expect(readConditions(conditionsCodec.read(params.get('answers')!))).toEqual(conditions);
    }),
  );
  expect(readConditions('f.a:sounds_like:x,f.a:es:,%E0%A4%A:es:x')).toEqual([]);
});
