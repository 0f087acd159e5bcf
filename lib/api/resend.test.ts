import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createDeal } from './contract/deals.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { resending } from './resend.ts';

const failure = (status: number, code: string) =>
  new ApiError({ operation: createDeal, status, code, message: code });
const draft = (title: string) => ({ body: { title } });

test.each([
  failure(0, 'network_failure'),
  failure(504, 'upstream_timeout'),
  failure(502, 'upstream_no_reply'),
  failure(500, 'internal_error'),
  failure(503, 'unavailable'),
  failure(502, 'http_error'),
  failure(201, 'unreadable_reply'),
])('an unchanged draft keeps its key after $code', (error) => {
  const sending = resending<ReturnType<typeof draft>>();
  const first = sending.of(draft('Mine'));
  sending.ended(first, error);
  const again = sending.of(draft('Mine'));
  expect(idempotencyKeyOf(again)).toBe(idempotencyKeyOf(first));
  sending.ended(again, error);
  expect(idempotencyKeyOf(sending.of(draft('Mine')))).toBe(idempotencyKeyOf(first));
  expect(idempotencyKeyOf(sending.of(draft('Changed')))).not.toBe(idempotencyKeyOf(first));
});

test('what was answered, well or with a refusal, is sent anew', () => {
  const sending = resending<ReturnType<typeof draft>>();
  for (const error of [undefined, failure(422, 'validation_failed'), failure(409, 'external_id_taken')]) {
    const first = sending.of(draft('Mine'));
    sending.ended(first, error);
    expect(idempotencyKeyOf(sending.of(draft('Mine')))).not.toBe(idempotencyKeyOf(first));
  }
});
