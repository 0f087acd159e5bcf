import { expect, test } from 'vitest';
import { changesOf, contactFieldNames, draftOf, keepTyped } from './party-draft';
import { issuesOf } from './party-issues';

const maria = {
  id: 7,
  nombre: 'María',
  email: 'maria@example.cl',
  campos_custom: { origen: 'feria', nivel: 3 },
};

test('only what was changed is sent, emptied text as null', () => {
  const base = draftOf(maria);
  const draft = { ...base, apellido: ' Pérez ', email: '', empresa_id: 'e-9' };
  expect(changesOf(draft, base, contactFieldNames)).toEqual({
    apellido: 'Pérez',
    email: null,
    empresa_id: 'e-9',
  });
});

test('custom fields are sent whole once one of them changed', () => {
  const base = draftOf(maria);
  const campos_custom = base.campos_custom.map((field) =>
    field.key === 'origen' ? { ...field, text: 'web' } : field,
  );
  expect(changesOf({ ...base, campos_custom }, base, contactFieldNames)).toEqual({
    campos_custom: { origen: 'web', nivel: 3 },
  });
});

test('a record of nothing makes an empty form', () => {
  const draft = draftOf({});
  expect(changesOf(draft, draftOf(), contactFieldNames)).toEqual({});
});

test('what the contract would refuse is said by its own words', () => {
  expect(
    issuesOf({
      nombre: '',
      email: 'maria',
      telefono: '987',
      rut: '12345678-4',
      sitio_web: 'x',
      empresa_id: 'e-9',
    }),
  ).toEqual({
    nombre: 'required',
    email: 'invalid_email',
    telefono: 'not_e164',
    rut: 'invalid_check_digit',
    sitio_web: 'invalid_url',
  });
  expect(issuesOf({ email: null, telefono: '+56987654321' })).toEqual({});
});

test('what is typed while a save is under way outlives the answer', () => {
  const sent = { ...draftOf(maria), rut: '12.345.678-5', apellido: 'Pérez' };
  const saved = draftOf({ ...maria, rut: '12345678-5', apellido: 'Pérez', email: 'm@example.cl' });
  const campos_custom = sent.campos_custom.map((field) => ({ ...field, text: 'web' }));
  expect(keepTyped(sent, sent, saved)).toEqual(saved);
  expect(keepTyped({ ...sent, apellido: '', campos_custom }, sent, saved)).toEqual({
    ...saved,
    apellido: '',
    campos_custom,
  });
});
