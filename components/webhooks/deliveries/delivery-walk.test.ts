import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import type { DeliveryRow } from '@/lib/api/records';
import { deliverySummary } from '@/lib/contract/webhooks';
import { type Walk, walkDeliveries } from './delivery-walk';

const SIZE = 5;
const at = (minute: number) => new Date(Date.parse('2026-11-20T00:00:00Z') + minute * 60_000).toISOString();
const row = (id: number, status: string) =>
  readLoosely(deliverySummary, { id, status, attempts: 1, created_at: at(id) })!;

/** A server with these deliveries, newest first, that counts its pages. */
function serverOf(all: readonly DeliveryRow[]) {
  const newest = all.toReversed();
  const server = {
    pages: 0,
    read: async (cursor: number | string | undefined) => {
      server.pages += 1;
      const from = Number(cursor ?? 0);
      const end = from + SIZE;
      return { items: newest.slice(from, end), nextCursor: end < newest.length ? end : null, beside: {} };
    },
  };
  return server;
}

const options = { known: undefined, maxPages: 1_000, until: undefined, now: 0, onGrow: () => {} };
const states = fc.constantFrom('delivered', 'failed', 'held', 'pending', 'retrying');
const summary = (walk: Walk) =>
  walk.rows
    .map(({ id, status }) => `${id} ${status}`)
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

test('a later walk finds what changed and what came, as a whole reading would', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(states, { maxLength: 60 }),
      fc.array(states, { maxLength: 20 }),
      async (old, added) => {
        const first = await walkDeliveries(serverOf(old.map((state, id) => row(id, state))).read, options);
        // What was on its way has arrived; what had an end stays as it was.
        const moved = old.map((state) => (state === 'pending' || state === 'retrying' ? 'delivered' : state));
        const now = [...moved, ...added].map((state, id) => row(id, state));
        const second = await walkDeliveries(serverOf(now).read, { ...options, known: first });
        const whole = await walkDeliveries(serverOf(now).read, options);
        expect(summary(second)).toEqual(summary(whole));
      },
    ),
  );
});

test('where nothing changed one page is enough, until what is known is too old', async () => {
  const server = serverOf(Array.from({ length: 40 }, (_, id) => row(id, 'failed')));
  const known = await walkDeliveries(server.read, options);
  expect(server.pages).toBe(8);
  await walkDeliveries(server.read, { ...options, known, now: 60_000 });
  expect(server.pages).toBe(9);
  await walkDeliveries(server.read, { ...options, known, now: 600_000 });
  expect(server.pages).toBe(17);
});

test('it ends at the moment from which on rows are wanted, or at the most pages and says so', async () => {
  const server = serverOf(Array.from({ length: 40 }, (_, id) => row(id, 'delivered')));
  const since = await walkDeliveries(server.read, { ...options, until: at(28) });
  expect([since.rows.length, since.isComplete, server.pages]).toEqual([12, true, 3]);
  const grown: number[] = [];
  const onGrow = ({ rows }: Walk) => grown.push(rows.length);
  const cut = await walkDeliveries(server.read, { ...options, maxPages: 3, onGrow });
  expect([cut.rows.length, cut.isComplete, grown]).toEqual([15, false, [5, 10]]);
});

test('a server that repeats its cursor is read once', async () => {
  const page = { items: [row(1, 'failed')], nextCursor: 'same', beside: {} };
  const walk = await walkDeliveries(async () => page, options);
  expect([walk.rows.length, walk.isComplete]).toEqual([1, true]);
});
