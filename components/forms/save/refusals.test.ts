import { expect, test } from 'vitest';
import type { FormDocument } from '@/components/forms/document/form-document';
import { refusalsOf } from './refusals';

const sent: FormDocument = {
  campos: [{ id: 'c1', clave: 'email', etiqueta: 'Correo' }, { clave: 'area', tipo: 'seleccion' }, 7],
};

test.each([
  ['campos.1.opciones', [{ field: 'clave area', label: 'area', part: 'opciones' }]],
  ['campos[0].clave', [{ field: 'id c1', label: 'Correo', part: 'clave' }]],
  ['body.campos.0.mostrar_si.reglas.0.campo', [{ field: 'id c1', part: 'mostrar_si' }]],
  ['campos.2', [{ field: 'at 2', part: undefined }]],
  ['campos.9.clave', []],
  ['campos', []],
  ['slug', []],
])('%s', (field, refusals) => {
  expect(refusalsOf([{ field, issue: 'required' }], sent)).toMatchObject(refusals);
});
