import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyRequest } from '../request/explorer-request';
import { type KeptRequest, readFavourites, readRequests, withRequest } from './kept-requests';

const sent = (operationId: string, body = '{}', at = '2026-11-24T12:00:00.000Z'): KeptRequest => ({
  operationId,
  at,
  status: 200,
  request: { ...emptyRequest, body },
});

test('the latest fifty stay, each once, without their keys', () => {
  let kept: readonly KeptRequest[] = [];
  for (let n = 0; n < 60; n++) kept = withRequest(kept, sent(`op${n}`));
  kept = withRequest(kept, { ...sent('op30'), request: { ...emptyRequest, idempotencyKey: 'k' } });
  expect(kept).toHaveLength(50);
  expect(kept[0]).toMatchObject({ operationId: 'op30', request: { idempotencyKey: '' } });
  expect(kept.filter(({ operationId }) => operationId === 'op30')).toHaveLength(1);
});

test('secrets are not kept, nor what is long', () => {
  const body =
    '{"url":"https://a.cl","signing_secret":"whsec_1","more":{"api_key":"sk_test_1"},"amount":1.10}';
  const [kept] = withRequest([], sent('createWebhookEndpoint', body));
  expect(kept?.request.body).not.toMatch(/whsec_1|sk_test_1/);
  expect(kept?.request.body).toContain('"amount": 1.10');
  const [long] = withRequest([], sent('createDeal', JSON.stringify({ title: 'x'.repeat(30_000) })));
  expect(long?.request.body).toBe('{}');
});

test('what is stored is read back, and anything else is no request', () => {
  const kept = withRequest([], sent('createDeal', '{"title":"A"}'));
  expect(readRequests(JSON.stringify(kept))).toEqual(kept);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readRequests(text)).toEqual([]);
    }),
  );
  expect(readRequests(JSON.stringify([{ ...kept[0], at: 'yesterday' }, kept[0]]))).toEqual(kept);
  expect([readFavourites(''), readFavourites('a\nb')]).toEqual([[], ['a', 'b']]);
});
