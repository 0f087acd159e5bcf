import { expect, test } from 'vitest';
import { deal } from '@/components/pipelines/testing';
import { changesOf, draftOf, issuesOf, typedSince } from './deal-draft';

const base = draftOf(deal(1, { title: 'Faena', amount: '100', currency: 'CLP', external_id: 'E-1' }));

test('only what was changed is sent, an emptied external id as null', () => {
  expect(changesOf(base, base)).toEqual({});
  expect(changesOf({ ...base, amount: ' 200 ', external_id: '' }, base)).toEqual({
    amount: '200',
    external_id: null,
  });
});

test('a server that says little gives an empty form', () => {
  expect(draftOf(deal('d', { title: [7], amount: {}, contacto_id: {} }))).toEqual(draftOf());
});

test('what is typed while the answer is awaited is known from what was sent', () => {
  const sent = { ...base, amount: '200' };
  expect(typedSince(sent, sent)).toEqual({});
  expect(typedSince(sent, { ...sent, amount: '', contacto_id: null, title: 'Faena norte' })).toEqual({
    amount: '',
    title: 'Faena norte',
  });
});

test('the contract refuses before the server has to', () => {
  expect(issuesOf({ title: ' ', amount: '1.250.000', currency: 'pesos' })).toEqual({
    title: 'required',
    amount: 'invalid_decimal',
    currency: 'invalid_currency',
  });
  expect(issuesOf({ title: 'x', contacto_id: 'any-id' })).toEqual({});
});
