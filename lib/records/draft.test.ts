import { expect, test } from 'vitest';
import { contractIssues } from '@/components/records/form/contract-issues';
import { createCompany } from '@/lib/contract/companies';
import { createContact } from '@/lib/contract/contacts';
import { createDeal } from '@/lib/contract/deals';
import { contacts } from '@/lib/resources/contacts/contacts';
import { deals } from '@/lib/resources/pipelines/deals';
import type { Field } from '@/lib/resources/resource';
import { tasks } from '@/lib/resources/tasks/tasks';
import { bodyOf, changedNames, draftOf, keepTyped } from './draft';

const { fields } = contacts;
const maria = {
  id: 7,
  nombre: 'María',
  email: 'maria@example.cl',
  campos_custom: { origen: 'feria', nivel: 3 },
};

test('only what was changed is sent, emptied text as null', () => {
  const base = draftOf(fields, maria);
  const draft = { ...base, apellido: ' Pérez ', email: '', empresa_id: 'e-9' };
  expect(bodyOf(fields, draft, changedNames(draft, base))).toEqual({
    apellido: 'Pérez',
    email: null,
    empresa_id: 'e-9',
  });
});

test('custom fields are sent whole once one of them changed', () => {
  const base = draftOf(fields, maria);
  const campos_custom = [
    { key: 'origen', text: 'web', original: 'feria' },
    { key: 'nivel', text: '3', original: 3 },
  ];
  const draft = { ...base, campos_custom };
  expect(bodyOf(fields, draft, changedNames(draft, base))).toEqual({
    campos_custom: { origen: 'web', nivel: 3 },
  });
  expect(changedNames(draftOf(fields, maria), base)).toEqual([]);
});

test('a record of nothing makes an empty form', () => {
  expect(changedNames(draftOf(fields, {}), draftOf(fields))).toEqual([]);
});

test('typed ids go back as integers where they are, days as they are picked', () => {
  const draft = {
    ...draftOf(tasks.fields),
    titulo: 'Llamar',
    assignee_id: ' 12 ',
    project_id: 'p-1',
    vence_el: '2026-11-27',
  };
  expect(
    bodyOf(tasks.fields, draft, ['titulo', 'assignee_id', 'project_id', 'vence_el', 'descripcion']),
  ).toEqual({
    titulo: 'Llamar',
    assignee_id: 12,
    project_id: 'p-1',
    vence_el: '2026-11-27',
    descripcion: null,
  });
});

test('what is typed while a save is under way outlives the answer', () => {
  const sent = { ...draftOf(fields, maria), rut: '12.345.678-5', apellido: 'Pérez' };
  const saved = draftOf(fields, { ...maria, rut: '12345678-5', apellido: 'Pérez', email: 'm@example.cl' });
  const campos_custom = [{ key: 'origen', text: 'web', original: 'feria' }];
  expect(keepTyped(sent, sent, saved)).toEqual(saved);
  expect(keepTyped({ ...sent, apellido: '', campos_custom }, sent, saved)).toEqual({
    ...saved,
    apellido: '',
    campos_custom,
  });
});

const said = (
  rules: Parameters<typeof contractIssues>[0],
  of: Readonly<Record<string, Field>>,
  body: object,
) => contractIssues(rules, of, body as Readonly<Record<string, unknown>>);

test('what the contract would refuse is said by its own codes, and of nothing that it takes', () => {
  const of = fields as Readonly<Record<string, Field>>;
  const rules = { ...createCompany.body.shape, ...createContact.body.shape };
  expect(
    said(rules, of, {
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
  expect(said(rules, of, { email: null, telefono: '+56987654321' })).toEqual({});
});

test('an amount that was emptied is required, not of a wrong type', () => {
  const of = deals.fields as Readonly<Record<string, Field>>;
  const rules = createDeal.body.shape;
  expect(said(rules, of, { amount: null, currency: 'pesos', title: 'x'.repeat(201) })).toEqual({
    amount: 'required',
    currency: 'invalid_currency',
    title: 'too_long',
  });
});

test('a value of many parts is held and sent as its field says, and one that cannot be edited is not sent', () => {
  const parts: Readonly<Record<string, Field>> = {
    horas: {
      kind: 'json',
      form: {
        draft: {
          read: (value) => (Array.isArray(value) ? value.map((each) => ({ each })) : null),
          write: (draft: readonly { each: unknown }[]) => draft.map(({ each }) => each),
        },
      },
    },
  };
  const base = draftOf(parts, { horas: [9, 18] });
  expect(base.horas).toEqual([{ each: 9 }, { each: 18 }]);
  expect(changedNames(draftOf(parts, { horas: [9, 18] }), base)).toEqual([]);
  const draft = { horas: [{ each: 10 }] };
  expect(bodyOf(parts, draft, changedNames(draft, base))).toEqual({ horas: [10] });
  expect(draftOf(parts, { horas: 'nine' }).horas).toBeNull();
});
