import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeField,
  changePart,
  changeSettings,
  removeFields,
} from '@/components/forms/document/field-edits';
import type { FormDocument } from '@/components/forms/document/form-document';
import { moveFieldsTo, placeFields } from '@/components/forms/document/steps';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isSame } from '@/lib/json/same-json';
import { changesForVisitors } from './form-changes';

const form: FormDocument = {
  nombre: 'Contacto',
  slug: 'contacto',
  campos: [
    { id: 'c1', clave: 'email', tipo: 'email', etiqueta: 'Correo', requerido: true },
    {
      id: 'c2',
      clave: 'area',
      tipo: 'seleccion',
      etiqueta: 'Área',
      requerido: false,
      opciones: ['Ventas', 'Soporte'],
    },
    { id: 'c3', clave: 'nota', tipo: 'texto', etiqueta: 'Nota', requerido: false },
  ],
  ajustes: { color: '#123456', pasos: [] },
};
const edit = (key: string, changes: Record<string, Json | undefined>) =>
  changeField(form, `id ${key}`, changes);

test.each<[string, FormDocument, object[]]>([
  [
    'added',
    placeFields(form, { step: 0, at: 0 }, [
      { id: 'n', clave: 'rut', tipo: 'rut', etiqueta: 'RUT', requerido: true },
    ]).document,
    [{ kind: 'added', field: 'RUT', to: 'required' }],
  ],
  ['removed', removeFields(form, new Set(['id c3'])), [{ kind: 'removed', field: 'Nota', breaks: true }]],
  ['required', edit('c3', { requerido: true }), [{ kind: 'required', field: 'Nota' }]],
  ['optional', edit('c1', { requerido: false }), [{ kind: 'optional', field: 'Correo' }]],
  [
    'key',
    edit('c1', { clave: 'correo' }),
    [{ kind: 'key', field: 'Correo', from: 'email', to: 'correo', breaks: true }],
  ],
  [
    'type',
    edit('c3', { tipo: 'texto_largo' }),
    [{ kind: 'type', field: 'Nota', from: 'texto', to: 'texto_largo', breaks: true }],
  ],
  [
    'label',
    edit('c3', { etiqueta: 'Mensaje' }),
    [{ kind: 'label', field: 'Mensaje', from: 'Nota', to: 'Mensaje' }],
  ],
  [
    'an option removed',
    edit('c2', { opciones: ['Ventas'] }),
    [{ kind: 'optionsGone', field: 'Área', to: 'Soporte', breaks: true }],
  ],
  [
    'an option added',
    edit('c2', { opciones: ['Ventas', 'Soporte', 'Otra'] }),
    [{ kind: 'optionsNew', field: 'Área', to: 'Otra' }],
  ],
  [
    'options reordered',
    edit('c2', { opciones: ['Soporte', 'Ventas'] }),
    [{ kind: 'optionsOrder', field: 'Área' }],
  ],
  ['logic', edit('c3', { mostrar_si: { modo: 'todas', reglas: [] } }), [{ kind: 'logic', field: 'Nota' }]],
  ['limits', edit('c3', { largo_maximo: 20 }), [{ kind: 'limits', field: 'Nota' }]],
  ['texts', edit('c3', { ayuda: 'Breve' }), [{ kind: 'texts', field: 'Nota' }]],
  ['what nobody knows', edit('c3', { x_otro: 1 }), [{ kind: 'details', field: 'Nota', to: 'x_otro' }]],
  ['order', moveFieldsTo(form, new Set(['id c3']), { step: 0, at: 0 }).document, [{ kind: 'order' }]],
  ['name', changePart(form, 'nombre', 'Hola'), [{ kind: 'name', from: 'Contacto', to: 'Hola' }]],
  [
    'address',
    changePart(form, 'slug', 'hola'),
    [{ kind: 'address', from: 'contacto', to: 'hola', breaks: true }],
  ],
  ['look', changeSettings(form, { color: '#000000' }), [{ kind: 'look' }]],
  ['steps', changeSettings(form, { pasos: [{ id: 'p', titulo: 'P', campos: ['c1'] }] }), [{ kind: 'steps' }]],
  ['button', changeSettings(form, { texto_boton: 'Pedir' }), [{ kind: 'button' }]],
  ['unknown settings', changeSettings(form, { x: 1 }), [{ kind: 'settings', to: 'x' }]],
  ['campos that are no list', { ...form, campos: 'x' }, [{ kind: 'fields' }]],
])('%s', (_, after, changes) => {
  expect(changesForVisitors(form, after)).toEqual(changes);
});

test('what breaks is said first', () => {
  const after = removeFields(edit('c1', { requerido: false }), new Set(['id c3']));
  expect(changesForVisitors(form, after).map(({ kind }) => kind)).toEqual(['removed', 'optional']);
});

test('a field that got its id from the server meanwhile is the same by its key', () => {
  const without = {
    ...form,
    campos: [{ clave: 'email', tipo: 'email', etiqueta: 'Correo', requerido: true }],
  };
  const withId = { ...form, campos: [(form.campos as JsonObject[])[0]!] };
  expect(changesForVisitors(without, withId)).toEqual([{ kind: 'details', field: 'Correo', to: 'id' }]);
});

const anyJson = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
const anyPart = fc.oneof(
  anyJson,
  fc.array(fc.record({ id: fc.constantFrom('a', 'b'), x: anyJson }) as fc.Arbitrary<Json>),
);
const anyForm = fc.record({ nombre: anyPart, campos: anyPart, ajustes: anyPart }, { requiredKeys: [] });

test('something is said of any two that differ, and nothing of two that do not', () => {
  fc.assert(
    fc.property(anyForm, anyForm, (before, after) => {
      const changes = changesForVisitors(before as FormDocument, after as FormDocument);
      expect(changes.length > 0).toBe(!isSame(before as Json, after as Json));
    }),
  );
});
