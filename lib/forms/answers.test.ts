import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call } from '@/lib/api/client';
import { getSubmission } from '@/lib/api/contract/forms';
import { answersOf, isUnreadable, type Submission } from './answers';

const sent = (body: object): Promise<Submission> =>
  call(
    getSubmission,
    { path: { form_id: 1, sub_id: 1 } },
    {
      connectionId: 'c',
      fetch: async () =>
        new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    },
  );
const about = { id: 1, form_id: 1, form_version: 1, status: 'nuevo', created_at: '2026-11-20T10:00:00.000Z' };
const said = { email: 'ana@example.cl', nombre: 'Ana' };
const pairs = Object.entries(said);

test.each([
  ['as the document has it', { datos: said }],
  ['under another name', { respuestas: said }],
  ['one further in', { datos: { respuestas: said } }],
  ['as pairs', { datos: pairs.map(([campo, valor]) => ({ campo, valor })) }],
  ['as pairs under another name', { answers: pairs.map(([key, value]) => ({ key, value })) }],
  [
    'as pairs with labels beside',
    { fields: pairs.map(([field_key, answer]) => ({ field_key, answer, type: 'x' })) },
  ],
  ['as entries', { data: pairs }],
  ['as JSON text', { datos: JSON.stringify(said) }],
])('answers are read %s', async (_, body) => {
  expect(answersOf(await sent({ ...about, ...body }))).toEqual(said);
});

test('a single answer to a field that is called as a holder is an answer', async () => {
  expect(answersOf(await sent({ ...about, datos: { data: 'x' } }))).toEqual({ data: 'x' });
});

test('nothing there is nothing answered; what cannot be read is said to be so', async () => {
  const { datos: _, ...none } = { ...about, datos: {} };
  expect(isUnreadable(await sent(none))).toBe(false);
  expect(isUnreadable(await sent({ ...about, datos: 'Hola' }))).toBe(true);
  expect(answersOf(await sent({ ...about, datos: 'Hola' }))).toEqual({});
});

test('answers of any kind are never lost, whatever their keys', async () => {
  const key = fc.string({ minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(key, fc.jsonValue()), { selector: ([name]) => name, minLength: 2 }),
      async (entries) => {
        const datos = Object.fromEntries(entries);
        const read = answersOf(await sent({ ...about, datos }));
        for (const [name, value] of entries)
          if (value !== null)
            expect(JSON.stringify(read[name])).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))));
      },
    ),
    { numRuns: 50 },
  );
});
