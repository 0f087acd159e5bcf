import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { event } from '@/lib/contract/events';
import { type EventLog, emptyLog, withLive, withPage } from './event-log';

const LIMIT = 10;
const start = { cursor: 'evt_0', how: 'found' } as const;
const typeOf = (number: number) => (number % 3 === 0 ? 'deal.won' : 'deal.lost');
const record = (id: string, type = 'deal.won') => readLoosely(event, { id, type })!;
const told = (number: number) => ({
  id: `evt_${number}`,
  type: typeOf(number),
  at: undefined,
  ids: {},
  was: {},
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const idsOf = (log: EventLog) => log.rows.map(({ id }) => id);

/** One page of a server on which `end` events have happened. */
function read(log: EventLog, end: number, types: readonly string[]): EventLog {
  const after = Number(log.cursor?.slice(4) ?? 0);
  const items = range(after + 1, end)
    .filter((number) => types.length === 0 || types.includes(typeOf(number)))
    .slice(0, LIMIT)
    .map((number) => record(`evt_${number}`, typeOf(number)));
  return withPage(log, { items, nextCursor: items.at(-1)?.id ?? log.cursor ?? null, beside: {} }, LIMIT, 1);
}

test('pages and live events in any mixture give every event once and in order', () => {
  const steps = fc.array(fc.record({ more: fc.nat(25), live: fc.boolean(), again: fc.nat(5) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(steps, fc.constantFrom([], ['deal.won']), (all, types: readonly string[]) => {
      let log = emptyLog(start);
      let end = 0;
      for (const { more, live, again } of all) {
        const before = end;
        end += more;
        if (live && log.isAtEnd)
          log = withLive(log, range(Math.max(1, before + 1 - again), end).map(told), types);
        else
          do log = read(log, end, types);
          while (!log.isAtEnd);
      }
      const wanted = range(1, end).filter((number) => types.length === 0 || types.includes(typeOf(number)));
      expect(idsOf(log)).toEqual(wanted.map((number) => `evt_${number}`));
    }),
  );
});

test('a text is looked for in what a server answers, also where the server does not search', () => {
  const named = (number: number, nombre: string) =>
    readLoosely(event, { id: `evt_${number}`, type: 'contact.created', data: { id: number, nombre } })!;
  const page = (items: ReturnType<typeof named>[], nextCursor: string) => ({ items, nextCursor, beside: {} });
  const first = range(1, LIMIT).map((n) => named(n, n === 4 ? 'Zoë' : 'Ana'));
  const once = withPage(emptyLog(start), page(first, 'evt_10'), LIMIT, 1, 'ZOË');
  expect(once.rows).toEqual([
    { id: 'evt_4', type: 'contact.created', at: undefined, object: { id: 4, title: 'Zoë' } },
  ]);
  expect(once).toMatchObject({ searched: LIMIT, isAtEnd: false, cursor: 'evt_10' });
  const twice = withPage(once, page([named(11, 'zoë')], 'evt_11'), LIMIT, 1, 'ZOË');
  expect([idsOf(twice), twice.searched, twice.isAtEnd]).toEqual([['evt_4', 'evt_11'], LIMIT + 1, true]);
});

test('where nothing is found, a server that ignores the cursor is at its end after the second page', () => {
  const page = { items: range(1, LIMIT).map((n) => record(`e-${n}`)), nextCursor: null, beside: {} };
  const once = withPage(emptyLog(start), page, LIMIT, 1, 'nowhere');
  const twice = withPage(once, page, LIMIT, 2, 'nowhere');
  expect([once.isAtEnd, once.rows.length, twice.rows.length]).toEqual([false, 0, 0]);
  expect(twice.isAtEnd).toBe(true);
});

test('what happens from the chosen end on is left out, read or told, and closes the log', () => {
  const until = Date.parse('2026-11-20T12:00:00Z');
  const at = (number: number) => new Date(until + (number - 5) * 1_000).toISOString();
  const items = range(1, 3).map((n) => readLoosely(event, { id: `evt_${n}`, created_at: at(n) })!);
  const page = withPage(emptyLog(start, until), { items, nextCursor: 'evt_3', beside: {} }, LIMIT, 1);
  expect([page.isAtEnd, page.isClosed]).toEqual([true, false]);
  const closed = withLive(
    page,
    range(4, 7).map((n) => ({ ...told(n), at: at(n) })),
    [],
  );
  expect(idsOf(closed)).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4']);
  expect([closed.isClosed, closed.cursor]).toEqual([true, 'evt_4']);
});

test('a server that ignores the cursor is at its end after the first page', () => {
  const page = { items: range(1, LIMIT).map((n) => record(`e-${n}`)), nextCursor: null, beside: {} };
  const once = withPage(emptyLog(start), page, LIMIT, 1);
  const twice = withPage(once, page, LIMIT, 2);
  expect([once.isAtEnd, twice.isAtEnd]).toEqual([false, true]);
  expect(twice.rows).toHaveLength(LIMIT);
});

test('a log that grows without end lets go of its beginning and counts it', () => {
  let log: EventLog = { ...emptyLog(start), isAtEnd: true };
  for (let from = 1; from <= 120_000; from += 1_000)
    log = withLive(log, range(from, from + 999).map(told), []);
  expect(log.rows.length).toBeLessThanOrEqual(50_000);
  expect(log.rows.length + log.dropped).toBe(120_000);
  expect(log.rows.at(-1)?.id).toBe('evt_120000');
});

test('a log remembers that events came without an id, and is not taken for an empty one', () => {
  const nameless = readLoosely(event, { type: 'deal.won' })!;
  const page = (items: (typeof nameless)[]) => ({ items, nextCursor: null, beside: {} });
  const log = withPage(emptyLog(start), page([nameless]), LIMIT, 1);
  expect(log).toMatchObject({ rows: [], hasUnread: true, isAtEnd: true });
  const later = withPage(log, page([record('evt_1')]), LIMIT, 2);
  expect([idsOf(later), later.hasUnread]).toEqual([['evt_1'], true]);
  expect(withPage(emptyLog(start), page([]), LIMIT, 1).hasUnread).toBe(false);
});

test('what was before the cursor is not let in by being told live, though there is no row yet', () => {
  const empty = withPage(
    emptyLog({ cursor: 'evt_100', how: 'found' }),
    { items: [], nextCursor: null, beside: {} },
    LIMIT,
    1,
  );
  expect(idsOf(withLive(empty, range(95, 102).map(told), []))).toEqual(['evt_101', 'evt_102']);
});
