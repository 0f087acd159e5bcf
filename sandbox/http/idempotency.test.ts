import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeal, listDeals, updateDeal, winDeal } from '../../lib/contract/deals.ts';
import { createPipeline } from '../../lib/contract/pipelines.ts';
import { eventsOf } from '../testing/events.ts';
import { type Answer, type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
});
afterAll(() => sandbox.close());

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const create = (title: string, key: string) => sandbox.answer(createDeal, { body: { title } }, keyed(key));
const replayed = ({ headers }: Answer) => headers.get('idempotency-replayed');
const codeOf = ({ body }: Answer) => (body as { error: { code: string } }).error.code;

async function dealsTitled(title: string): Promise<number> {
  const { data } = await sandbox.call(listDeals, { query: { limit: 100 } });
  return data.filter((deal) => deal.title === title).length;
}

test('a retry gets the first reply again and changes nothing', async () => {
  const first = await create('Retry', 'retry');
  const events = await eventsOf(sandbox, async () => {
    const again = await create('Retry', 'retry');
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(replayed(again)).toBe('true');
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });
  expect(replayed(first)).toBeNull();
  expect(events).toEqual([]);
  expect(await dealsTitled('Retry')).toBe(1);
});

test('a status other than 200 is replayed too', async () => {
  const send = () => sandbox.answer(createPipeline, { body: { nombre: 'Once' } }, keyed('pipeline'));
  const first = await send();
  expect(await send()).toMatchObject({ status: 201, body: first.body });
});

test('another request with the same key is refused', async () => {
  const first = await create('Mine', 'reused');
  const { id } = first.body as { id: number };
  const otherBody = await create('Other', 'reused');
  const otherPath = await sandbox.answer(winDeal, { path: { deal_id: id } }, keyed('reused'));
  for (const answer of [otherBody, otherPath]) {
    expect(answer.status).toBe(409);
    expect(codeOf(answer)).toBe('idempotency_key_reused');
    expect(replayed(answer)).toBeNull();
  }
  expect(await dealsTitled('Other')).toBe(0);
});

test('another subaccount may use the same key', async () => {
  await create('Shared', 'shared');
  const headers = { 'idempotency-key': 'shared' };
  const theirs = await sandbox.answer(
    createDeal,
    { body: { title: 'Theirs' } },
    { key: sandbox.secondKey, headers },
  );
  expect(theirs).toMatchObject({ status: 200, body: { title: 'Theirs' } });
});

test('a refusal of the rules is replayed although the rules would allow it now', async () => {
  const sent = { path: { deal_id: 0 }, body: { external_id: 'ERP-wanted' } };
  const holder = await sandbox.call(createDeal, { body: { title: 'Holder', external_id: 'ERP-wanted' } });
  const other = await sandbox.call(createDeal, { body: { title: 'Wants it' } });
  sent.path.deal_id = other.id;
  const refused = await sandbox.answer(updateDeal, sent, keyed('refusal'));
  await sandbox.call(updateDeal, { path: { deal_id: holder.id }, body: { external_id: null } });
  const again = await sandbox.answer(updateDeal, sent, keyed('refusal'));
  expect(codeOf(refused)).toBe('external_id_taken');
  expect(again.status).toBe(409);
  expect(codeOf(again)).toBe('external_id_taken');
  expect(replayed(again)).toBe('true');
  expect(again.body).toMatchObject({ error: { request_id: again.headers.get('x-request-id') } });
});

test('a request that was not valid does not use up its key', async () => {
  const invalid = await sandbox.answer(createDeal, { body: { title: '' } }, keyed('corrected'));
  expect(invalid.status).toBe(422);
  const corrected = await create('Corrected', 'corrected');
  expect(corrected.status).toBe(200);
  expect(replayed(corrected)).toBeNull();
});

test('of twins that arrive at once one acts and the others get its reply', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('Twin', 'twins')));
  const [first] = answers;
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first!.body });
  expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
  expect(await dealsTitled('Twin')).toBe(1);
});

test('after 24 hours the key is free', async () => {
  await create('Daily', 'daily');
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000 - 1);
  expect(replayed(await create('Daily', 'daily'))).toBe('true');
  now = new Date(now.getTime() + 2);
  const later = await create('Daily', 'daily');
  expect(later.status).toBe(200);
  expect(replayed(later)).toBeNull();
  expect(await dealsTitled('Daily')).toBe(2);
});

test.each([
  ['empty', '', 'required'],
  ['of 256 characters', 'x'.repeat(256), 'too_long'],
])('a key that is %s is refused', async (_, key, issue) => {
  const answer = await create('Odd key', key);
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { details: [{ field: 'Idempotency-Key', issue }] } },
  });
});
