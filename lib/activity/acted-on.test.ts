import { expect, test } from 'vitest';
import { actedOn, recordPath } from './acted-on';

const write = (fields: object) => ({
  method: 'PATCH',
  path: '/deals/7',
  requestBody: null,
  replyBody: null,
  ...fields,
});
const json = JSON.stringify;

test('a write is named by its answer, else by what was sent, else by its id', () => {
  expect(actedOn(write({ replyBody: json({ id: 7, title: 'Renovación' }) }))).toBe('Renovación');
  expect(actedOn(write({ requestBody: json({ nombre: 'Ana', apellido: 'Soto' }) }))).toBe('Ana Soto');
  expect(actedOn(write({ replyBody: json({ id: 7, deleted: true }) }))).toBe('#7');
  expect(actedOn(write({ replyBody: '{"title":"cut of' }))).toBe('#7');
  expect(actedOn(write({ method: 'POST', path: '/deals', requestBody: '[]' }))).toBeNull();
  expect(actedOn(write({ requestBody: json({ title: 'x'.repeat(500) }) }))).toHaveLength(121);
});

test('all writes to a record are found by its path, also the one that made it', () => {
  expect(recordPath(write({}))).toBe('/deals/7');
  expect(recordPath(write({ method: 'POST', path: '/deals/7/move-stage?x=1' }))).toBe('/deals/7');
  const made = { method: 'POST', replyBody: json({ id: 9 }) };
  expect(recordPath(write({ ...made, path: '/contacts' }))).toBe('/contacts/9');
  expect(recordPath(write({ ...made, path: '/contacts/upsert' }))).toBe('/contacts/9');
  const cut = '{"id":"a/b","graph":{"nodes":[{"id":3';
  expect(recordPath(write({ method: 'POST', path: '/workflows', replyBody: cut }))).toBe('/workflows/a%2Fb');
  expect(recordPath(write({ method: 'POST', path: '/deals', replyBody: '[]' }))).toBeNull();
  expect(recordPath(write({ method: 'POST', path: '/deals', replyBody: '{"error":{"id":3}}' }))).toBeNull();
  expect(recordPath(write({ path: '/webhooks/endpoints/5' }))).toBe('/webhooks/endpoints/5');
  expect(recordPath(write({ ...made, path: '/webhooks/endpoints' }))).toBe('/webhooks/endpoints/9');
  expect(recordPath(write({ method: 'POST', path: '/workflows/validate' }))).toBeNull();
});
