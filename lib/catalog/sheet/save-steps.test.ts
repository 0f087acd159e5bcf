import { expect, test } from 'vitest';
import type { PriceRecord } from '@/lib/api/records';
import { type Answer, type Asked, cut, emptyPage, FakeApi, refused } from '@/lib/testing/fake-api';
import { changesOf } from './changes';
import { type Draft, edit } from './draft';
import { openDraft } from './open-draft';
import { planSteps } from './plan';
import { withStepDone } from './rebase';
import { type OpenSend, saveSteps } from './save-steps';

const price = (id: number, moneda: string) => ({ id, moneda, monto: '10', tipo_precio: 'unico' });
const held = ['CLP', 'USD', 'EUR'].map((moneda, at) => price(at + 1, moneda));

/** Three prices, each with another amount. */
function changed(): Draft {
  const cells = held.map(({ moneda }) => ({ row: '1', currency: moneda, to: { text: '11' } }));
  return edit(openDraft(held as unknown as PriceRecord[]), { kind: 'set', cells });
}

async function save(api: FakeApi, draft: Draft, sends = new Map<string, OpenSend>()) {
  const failed: [string, boolean][] = [];
  const waited: number[] = [];
  const heldBack: string[] = [];
  let next = draft;
  const stopped = await saveSteps(planSteps(changesOf(draft)), {
    productId: 7,
    target: { baseUrl: api.baseUrl },
    sends,
    onSend: async ({ place }, send) => sends.set(place, send),
    onDone: (step, reply) => {
      sends.delete(step.place);
      next = withStepDone(next, step, reply);
    },
    onFailed: ({ place }, _, { isOpen, isOver }) => {
      if (isOver) sends.delete(place);
      failed.push([place, isOpen]);
    },
    onHeldBack: ({ place }) => heldBack.push(place),
    onWait: (seconds) => seconds && waited.push(seconds),
    wait: async () => {},
  });
  return { draft: next, failed, heldBack, stopped, waited, sends };
}

const saved = ({ body }: Asked) => ({ producto_id: 7, ...JSON.parse(body) });
const writes = (api: FakeApi) => api.seen.filter(({ method }) => method === 'POST');
const currencyOf = ({ body }: Asked) => JSON.parse(body).moneda;

async function withApi(
  answer: (asked: Asked) => Answer,
  act: (api: FakeApi) => Promise<void>,
  reads: Answer = emptyPage,
) {
  const api = await new FakeApi((asked) => (asked.method === 'POST' ? answer(asked) : reads)).start();
  try {
    await act(api);
  } finally {
    await api.stop();
  }
}

test('one that is refused stays a draft, and a retry sends that one alone', async () => {
  let isMended = false;
  await withApi(
    (asked) =>
      currencyOf(asked) === 'USD' && !isMended ? refused(422, 'validation_failed', 'no') : saved(asked),
    async (api) => {
      const first = await save(api, changed());
      expect(first.failed).toEqual([['1|USD', false]]);
      expect(first.stopped).toBeUndefined();
      expect(changesOf(first.draft).map(({ currency }) => currency)).toEqual(['USD']);
      isMended = true;
      const second = await save(api, first.draft);
      expect(writes(api).map(currencyOf)).toEqual(['CLP', 'USD', 'EUR', 'USD']);
      expect(changesOf(second.draft)).toEqual([]);
      const keys = writes(api).map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys).size).toBe(4);
    },
  );
});

test('a server that asks to wait is waited for, by the same key', async () => {
  let asked = 0;
  await withApi(
    (call) => (asked++ === 0 ? refused(429, 'rate_limited', 'wait', { 'retry-after': '3' }) : saved(call)),
    async (api) => {
      const { draft, waited } = await save(api, changed());
      expect(waited).toEqual([3]);
      expect(changesOf(draft)).toEqual([]);
      expect(writes(api)[0]?.headers['idempotency-key']).toBe(writes(api)[1]?.headers['idempotency-key']);
    },
  );
});

test('a key that is refused ends it at once, and nothing is lost', async () => {
  await withApi(
    () => refused(401, 'unauthorized', 'no'),
    async (api) => {
      const { draft, stopped } = await save(api, changed());
      expect(stopped).toMatchObject({ status: 401 });
      expect(writes(api).length).toBe(1);
      expect(changesOf(draft).length).toBe(3);
    },
  );
});

test('one whose answers are lost ends it, and goes out by the same key after the page was loaded anew', async () => {
  let isCut = true;
  await withApi(
    (asked) => (isCut ? cut : saved(asked)),
    async (api) => {
      const first = await save(api, changed());
      expect(first.failed).toEqual([['1|CLP', true]]);
      expect(first.sends.size).toBe(1);
      isCut = false;
      const kept = new Map(JSON.parse(JSON.stringify([...first.sends])) as [string, OpenSend][]);
      const second = await save(api, first.draft, kept);
      expect(changesOf(second.draft)).toEqual([]);
      const clp = writes(api).filter((asked) => currencyOf(asked) === 'CLP');
      expect(new Set(clp.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    },
    cut,
  );
});

test('a server that fails again and again is asked no further', async () => {
  await withApi(
    () => refused(503, 'unavailable', 'no'),
    async (api) => {
      const { stopped, draft } = await save(api, changed());
      expect(stopped).toBeDefined();
      expect(changesOf(draft).length).toBe(3);
    },
  );
});

test('of two that change places the second is held back where the first is refused', async () => {
  const halves = [
    { vigencia_desde: '2026-01-01', vigencia_hasta: '2026-06-30' },
    { vigencia_desde: '2026-07-01', vigencia_hasta: '2026-12-31' },
  ];
  const both = halves.map((half, at) => ({ ...price(at + 1, 'CLP'), ...half, monto: `${at + 1}0` }));
  const opened = openDraft(both as unknown as PriceRecord[]);
  const draft = opened.sheet.rows.reduce(
    (each, { key, terms }, at) =>
      edit(each, { kind: 'terms', row: key, terms: { ...terms, ...halves[1 - at]! } }),
    opened,
  );
  await withApi(
    () => refused(404, 'not_found', 'no'),
    async (api) => {
      const { draft: after, failed, heldBack } = await save(api, draft);
      expect(writes(api).length).toBe(1);
      expect([...failed.map(([place]) => place), ...heldBack].sort()).toEqual(['1|CLP', '2|CLP']);
      expect(after.saved).toEqual(opened.saved);
      expect(changesOf(after).length).toBe(2);
    },
  );
});
