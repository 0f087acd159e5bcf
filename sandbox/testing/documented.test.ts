import { expect, test } from 'vitest';
import { expectDocumented } from './documented.ts';

const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'req_1' });
const error = (code: string, request_id = 'req_1') => ({
  error: { code, message: 'In words', details: [], request_id },
});
const tag = { id: 3, nombre: 'Cliente', color: null };

test('a reply as described passes, with fields that the document does not know', () => {
  expectDocumented('GET', '/tags?limit=1', {
    status: 200,
    headers,
    body: { data: [{ ...tag, nuevo: 1 }], next_cursor: null },
  });
  expectDocumented('GET', '/nowhere', { status: 404, headers, body: error('not_found') });
  expectDocumented('DELETE', '/pipelines/1', {
    status: 409,
    headers,
    body: error('pipeline_has_open_deals'),
  });
});

test.each([
  ['a field of another type', 200, { data: [{ ...tag, id: '3' }], next_cursor: null }],
  ['a missing field', 200, { data: [tag] }],
  ['a status that no operation has', 204, { data: [], next_cursor: null }],
  ['a code of another status', 404, error('validation_error')],
  ['a code that does not exist', 422, error('broken')],
  ['an error in another shape', 404, { error: { ...error('not_found').error, details: null } }],
  ['the id of another request', 404, error('not_found', 'req_2')],
  ['a conflict that the operation does not name', 409, error('sku_taken')],
])('%s fails', (_, status, body) => {
  expect(() => expectDocumented('GET', '/tags', { status, headers, body })).toThrow();
});
