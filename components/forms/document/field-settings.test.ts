import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/scalars';
import { changeType } from './change-type';
import { fieldsOf } from './fields';
import type { FormDocument } from './form-document';
import { changeLabel, keyFault } from './labels';
import { insertOptions, moveOption, optionsOf, removeOption } from './options';

const form = (...campos: JsonObject[]): FormDocument => ({ campos });
const rawOf = (document: FormDocument, at = 0) => fieldsOf(document)[at]!.raw;
const choice = { id: 'a', clave: 'tipo', tipo: 'seleccion', etiqueta: 'Tipo', opciones: ['x', 'y'], otro: 1 };

it('reads options of what people paste', () => {
  expect(optionsOf('- Uno\r\n\n2. Dos \n• Tres\n2024\n3.5 kg')).toEqual([
    'Uno',
    'Dos',
    'Tres',
    '2024',
    '3.5 kg',
  ]);
});

it('puts options in, moves and removes them', () => {
  const more = insertOptions(form(choice), 'id a', 1, ['n', 'm']);
  expect(rawOf(more)).toMatchObject({ opciones: ['x', 'n', 'm', 'y'], otro: 1 });
  expect(rawOf(moveOption(more, 'id a', 3, 0))).toMatchObject({ opciones: ['y', 'x', 'n', 'm'] });
  expect(rawOf(removeOption(more, 'id a', 0))).toMatchObject({ opciones: ['n', 'm', 'y'] });
});

it('moves an option there and back', () => {
  const place = fc.nat(4);
  fc.assert(
    fc.property(place, place, (from, to) => {
      const document = form({ ...choice, opciones: ['a', 'b', 'c', 'd', 'e'] });
      const there = moveOption(document, 'id a', from, to);
      expect(moveOption(there, 'id a', to, from)).toEqual(document);
    }),
  );
});

it('keeps what fits another type, and names what it drops', () => {
  const number: JsonObject = {
    id: 'a',
    clave: 'n',
    tipo: 'numero',
    ejemplo: '5',
    minimo: 1,
    valor_inicial: '3',
    mostrar_si: { reglas: [] },
    otro: 1,
  };
  const text = changeType(form(number), 'id a', 'texto', []);
  expect(text.dropped).toEqual(['minimo']);
  const { minimo: _, ...kept } = number;
  expect(rawOf(text.document)).toEqual({ ...kept, tipo: 'texto' });
  const date = changeType(form(number), 'id a', 'fecha', []);
  expect(date.dropped).toEqual(['ejemplo', 'minimo', 'valor_inicial']);
  const options = changeType(form(number), 'id a', 'casillas', ['Opción 1', 'Opción 2']);
  expect(rawOf(options.document)).toMatchObject({ tipo: 'casillas', opciones: ['Opción 1', 'Opción 2'] });
  const others = changeType(form({ ...choice, valor_inicial: 'x' }), 'id a', 'opciones', []);
  expect(others.dropped).toEqual([]);
  expect(rawOf(others.document)).toMatchObject({
    tipo: 'opciones',
    opciones: ['x', 'y'],
    valor_inicial: 'x',
  });
});

it('lets a key follow its label until somebody reads it or wrote it', () => {
  const relabelled = (entry: JsonObject, isKept = false) =>
    rawOf(changeLabel(form(entry, { ...choice, id: 'b', clave: 'razon' }), 'id a', 'Razón', { isKept }));
  expect(relabelled(choice)).toMatchObject({ etiqueta: 'Razón', clave: 'razon_2' });
  expect(relabelled(choice, true)).toMatchObject({ etiqueta: 'Razón', clave: 'tipo' });
  expect(relabelled({ ...choice, clave: 'mine' })).toMatchObject({ etiqueta: 'Razón', clave: 'mine' });
});

it('says why a key cannot be taken', () => {
  const document = form(choice, { ...choice, id: 'b', clave: 'razon' });
  expect(['Tipo', 'razon', 'tipo', 'x_1'].map((clave) => keyFault(document, 'id a', clave))).toEqual([
    'malformed',
    'taken',
    undefined,
    undefined,
  ]);
});
