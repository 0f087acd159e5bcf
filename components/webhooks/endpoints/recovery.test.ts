import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeliveryRow } from '@/lib/api/records';
import { findRecovery, type ReadPage } from './recovery';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString();
const row = (id: number, status: string, over: Partial<DeliveryRow> = {}) =>
  ({ id, status, event_id: `evt_${id}`, created_at: at(id), ...over }) as DeliveryRow;

/** A server of these deliveries, newest or oldest first; it ignores filters that the document does not name. */
function server(rows: readonly DeliveryRow[], isNewestFirst = true) {
  const asked: string[] = [];
  const ordered = rows.toSorted((a, b) => (Number(b.id) - Number(a.id)) * (isNewestFirst ? 1 : -1));
  const readPage: ReadPage = async ({ status, limit }, cursor) => {
    asked.push(status);
    const found = ordered.filter((each) => each.status === status);
    const start = Number(cursor ?? 0);
    const isLast = start + limit >= found.length;
    return {
      items: found.slice(start, start + limit),
      nextCursor: isLast ? null : start + limit,
      beside: {},
    };
  };
  return { readPage, asked };
}

const idsOf = async (rows: readonly DeliveryRow[], isNewestFirst = true) =>
  (await findRecovery(server(rows, isNewestFirst).readPage, 100)).rows.map(({ id }) => id);

describe('what is recovered', () => {
  test('what was held, and what failed since a delivery last arrived, oldest first', async () => {
    const rows = [row(1, 'failed'), row(2, 'held'), row(3, 'delivered'), row(4, 'failed'), row(5, 'held')];
    const recovery = await findRecovery(server(rows).readPage, 100);
    expect(recovery.rows.map(({ id }) => id)).toEqual([2, 4, 5]);
    expect(recovery).toMatchObject({ since: at(3), isComplete: true });
  });

  test('all that failed, where nothing ever arrived', async () => {
    expect(await idsOf([row(1, 'failed'), row(2, 'held')])).toEqual([1, 2]);
  });

  test('an event once, and not one that arrived by a redelivery', async () => {
    const rows = [
      row(1, 'held'),
      row(2, 'held'),
      row(3, 'delivered', { event_id: 'evt_1', redelivery_of: 1 }),
      row(4, 'held', { event_id: 'evt_2', redelivery_of: 2 }),
    ];
    expect(await idsOf(rows)).toEqual([4]);
  });

  test('nothing where nothing waits, without reading what arrived', async () => {
    const { readPage, asked } = server([row(1, 'delivered')]);
    expect((await findRecovery(readPage, 100)).rows).toEqual([]);
    expect(asked).toEqual(['delivered', 'held', 'failed']);
  });
});

test('counts beyond a hundred by the cursor, and says so where it was stopped', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => row(index + 1, 'held'));
  expect(await findRecovery(server(rows).readPage, 100)).toMatchObject({ isComplete: true });
  expect(await idsOf(rows)).toHaveLength(450);
  const stopped = await findRecovery(server(rows).readPage, 2);
  expect(stopped.isComplete).toBe(false);
  expect(stopped.rows).toHaveLength(200);
});

test('pages from before the moment are not read where they come newest first', async () => {
  const old = Array.from({ length: 500 }, (_, index) => row(index + 1, 'failed'));
  const { readPage, asked } = server([...old, row(600, 'delivered'), row(601, 'failed')]);
  expect((await findRecovery(readPage, 100)).rows.map(({ id }) => id)).toEqual([601]);
  expect(asked.filter((status) => status === 'failed')).toHaveLength(1);
});

test.each([true, false])(
  'an event once, and only what never arrived (newest first: %s)',
  async (isNewestFirst) => {
    const anyRow = fc.record({
      id: fc.integer({ min: 1, max: 400 }),
      status: fc.constantFrom('held', 'failed', 'delivered', 'parked'),
      event: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 300 }),
        async (given) => {
          const rows = given.map(({ id, status, event }) => row(id, status, { event_id: `evt_${event}` }));
          const delivered = rows.filter(({ status }) => status === 'delivered');
          const told = delivered
            .map(({ id }) => Number(id))
            .toSorted((a, b) => a - b)
            .at(isNewestFirst ? -1 : 0);
          const found = await idsOf(rows, isNewestFirst);
          for (const id of found) {
            const { status, event_id } = rows.find((each) => each.id === id)!;
            expect(status === 'held' || (status === 'failed' && Number(id) > (told ?? 0))).toBe(true);
            const later = delivered.filter(
              (each) => each.event_id === event_id && Number(each.id) > Number(id),
            );
            expect(later).toEqual([]);
          }
          const events = found.map((id) => rows.find((each) => each.id === id)!.event_id);
          expect(new Set(events).size).toBe(events.length);
        },
      ),
      { numRuns: 50 },
    );
  },
);
