import { expect, it } from 'vitest';
import { fieldsOf } from '@/components/forms/document/fields';
import { conditionsOf } from '@/components/forms/document/rules';
import type { JsonObject } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';
import { withField, withOperator, withValue } from './condition-edits';

const condition = (regla: JsonObject) => conditionsOf({ mostrar_si: { reglas: [regla] } })[0]!;
const other = (tipo: string, opciones: string[] = []) =>
  fieldsOf({ campos: [{ id: 'o', clave: 'k', tipo, etiqueta: 'O', opciones }] })[0]!;

it('keeps operator and value where they make sense of another field, and what it does not know', () => {
  const is = condition({ campo: 'a', operador: 'es', valor: 'x', nota: 1 });
  expect(withField(is, other('seleccion', ['X']))).toEqual({
    campo: 'o',
    operador: 'es',
    valor: 'x',
    nota: 1,
  });
  expect(withField(is, other('seleccion', ['y']))).toEqual({ campo: 'o', operador: 'es', nota: 1 });
  expect(withField(is, other('casillas', ['x']))).toEqual({
    campo: 'o',
    operador: 'contiene',
    valor: 'x',
    nota: 1,
  });
  expect(withField(is, other('numero'))).toEqual({ campo: 'o', operador: 'es', nota: 1 });
});

it('leaves out a value that is compared no more', () => {
  const is = condition({ campo: 'a', operador: 'es', valor: 'x' });
  expect(withOperator(is, 'vacio')).toEqual({ campo: 'a', operador: 'vacio' });
  expect(withValue(is, '')).toEqual({ campo: 'a', operador: 'es' });
});

it('leaves numbers beyond JavaScript as they stand', () => {
  const read = parseJson('{"campo":"a","operador":"mayor","valor":12345678901234567890}') as JsonObject;
  expect(JSON.stringify(withOperator(condition(read), 'menor'))).toBe(
    '{"campo":"a","operador":"menor","valor":12345678901234567890}',
  );
});
