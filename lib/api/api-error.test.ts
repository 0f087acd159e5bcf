import { describe, expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { deal } from '../contract/deals.ts';
import { one, operation } from '../contract/operation.ts';
import { isMissingExtension } from './api-error.ts';
import { call } from './client.ts';
import { clientOperation } from './client-operation.ts';
import { createDeal } from './contract/deals.ts';

const extension = clientOperation(
  operation({
    id: 'peekDeal',
    area: 'pipelines',
    method: 'GET',
    path: '/deals/{deal_id}/peek',
    summary: 'For this test',
    reply: one(deal),
    extension: true,
  }),
);

async function errorOf(answer: Parameters<typeof startLoopback>[0]) {
  await using server = await startLoopback(answer);
  return await call(createDeal, { body: { title: 'x' } }, server).then(
    () => expect.unreachable('it succeeded'),
    (error: unknown) => error,
  );
}

test("the API's own shape is read whole", async () => {
  const details = [{ field: 'title', issue: 'required' }];
  const error = { code: 'validation_error', message: 'The title is missing', details, request_id: 'req_7' };
  expect(await errorOf(() => json({ error }, 422))).toMatchObject({
    status: 422,
    code: 'validation_error',
    message: 'The title is missing',
    details,
    requestId: 'req_7',
  });
});

test('waits are read in seconds, the request id from the header where the body has none', async () => {
  const error = await errorOf(() => ({
    status: 429,
    headers: { 'Retry-After': '12', 'X-Request-Id': 'req_8' },
    body: '{"error":{"code":"rate_limited","message":"Slow down","details":null}}',
  }));
  expect(error).toMatchObject({ retryAfter: 12, requestId: 'req_8', details: [] });
});

describe('answers that are not of the API stay readable', () => {
  test.each([
    [
      'a page with a title',
      '<html><head><title>502 Bad Gateway</title></head></html>',
      'HTTP 502: 502 Bad Gateway',
    ],
    ['a page without', '<body><style>a{}</style><h1>Down</h1> for  now</body>', 'HTTP 502: Down for now'],
    ['nothing', '', 'HTTP 502'],
    ['spaces', '  \n', 'HTTP 502'],
    ['JSON of a framework', '{"detail":"Not ready"}', 'HTTP 502: Not ready'],
    ['an error that is text', '{"error":"boom"}', 'HTTP 502: boom'],
    ['an error that is null', '{"error":null}', 'HTTP 502'],
    ['JSON text', '"no"', 'HTTP 502: no'],
  ])('%s', async (_, body, message) => {
    expect(await errorOf(() => ({ status: 502, body }))).toMatchObject({
      status: 502,
      code: 'http_error',
      message,
      details: [],
    });
  });

  test('details of another type are left out, a detail without a field is of the whole body', async () => {
    const details = ['text', null, { issue: 'required' }, { field: 'a' }, { field: 'a', issue: 'b' }];
    expect(await errorOf(() => json({ error: { code: 'c', message: 'm', details } }, 422))).toMatchObject({
      details: [
        { field: '', issue: 'required' },
        { field: 'a', issue: 'b' },
      ],
    });
  });
});

test.each([404, 405, 501])('an extension answered with %i is missing', async (status) => {
  await using server = await startLoopback(() => ({ status }));
  const error = await call(extension, { path: { deal_id: 1 } }, server).catch((caught: unknown) => caught);
  expect(isMissingExtension(error)).toBe(true);
  expect(isMissingExtension(await errorOf(() => ({ status })))).toBe(false);
});

test('an extension that fails is not missing', async () => {
  await using server = await startLoopback(() => ({ status: 500 }));
  const error = await call(extension, { path: { deal_id: 1 } }, server).catch((caught: unknown) => caught);
  expect(isMissingExtension(error)).toBe(false);
});
