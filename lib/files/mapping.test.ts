import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importFields, importKinds } from '@/components/import/import-fields';
import { cellOf, guessMapping, rememberMapping } from './mapping';

test('headers in English and Spanish find their fields', () => {
  expect(
    guessMapping(importFields.contacts, [
      'Nombre',
      'Apellidos',
      'Correo electrónico',
      'Celular',
      'RUT',
      'Notas',
    ]),
  ).toEqual(['nombre', 'apellido', 'email', 'telefono', 'rut', null]);
  expect(
    guessMapping(importFields.companies, ['Razón social', 'Tax ID', 'E-Mail', 'Website', 'EXTERNAL_ID']),
  ).toEqual(['nombre', 'rut', 'email', 'sitio_web', 'external_id']);
  expect(
    guessMapping(importFields.deals, ['Título', 'Monto', 'Moneda', 'Etapa', 'Fecha de cierre', 'Embudo']),
  ).toEqual(['title', 'amount', 'currency', 'stage', 'fecha_cierre_estimada', 'pipeline']);
});

test('the better word wins where two columns could be it', () => {
  expect(guessMapping(importFields.contacts, ['Full name', 'Name', 'Email'])).toEqual([
    null,
    'nombre',
    'email',
  ]);
});

test('what was chosen before is chosen again, what was left out is left out', () => {
  const headers = ['Cliente', 'Mail', 'Fono'];
  const remembered = rememberMapping(headers, ['nombre', null, 'telefono']);
  expect(guessMapping(importFields.contacts, headers, remembered)).toEqual(['nombre', null, 'telefono']);
  expect(guessMapping(importFields.contacts, ['FONO', 'Correo'], remembered)).toEqual(['telefono', 'email']);
});

test('no field is ever taken twice', () => {
  const header = fc.constantFrom('Name', 'Nombre', 'Email', 'Correo', 'Código', 'Tel', 'x', '');
  fc.assert(
    fc.property(fc.constantFrom(...importKinds), fc.array(header), (kind, headers) => {
      const taken = guessMapping(importFields[kind], headers).filter((name) => name !== null);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.every((name) => importFields[kind].some((field) => field.name === name))).toBe(true);
    }),
  );
});

test('a cell is found by its field', () => {
  expect(cellOf(['Ana', 'x'], ['nombre', null], 'nombre')).toBe('Ana');
  expect(cellOf([], ['nombre'], 'nombre')).toBe('');
  expect(cellOf(['Ana'], ['nombre'], 'email')).toBeUndefined();
});
