import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardColumn } from '@/components/pipelines/board-columns';
import type { Entry } from '@/components/pipelines/deal/deal-journal';
import { column, deal, idsOf } from '@/components/pipelines/testing';
import { idOf } from '@/lib/api/records';
import { applyChange, asShownIn, ordersOf, reduceJournal, withJournal } from './board-journal';
import { withSinglePlaces } from './single-places';

const board = [column(1, [deal(10), deal(11), deal(12)]), column(2, [deal(20), deal(21)]), column(3, [])];
const readAt = (columns: readonly BoardColumn[], ...moments: readonly number[]) =>
  columns.map((each, index) => ({ ...each, readFrom: moments[index]! }));
const place = (id: number, stageId: string, beforeId: string | null = null) =>
  ({ kind: 'place', deal: deal(id), stageId, beforeId }) as const;
const entry = (change: Entry['change'], settledAt: number | null = null, key = 'k'): Entry => ({
  key,
  change,
  settledAt,
});

describe('a placed card', () => {
  test('leaves its column and stands before the other', () => {
    expect(idsOf(applyChange(board, place(10, '2', '21')))).toEqual([['11', '12'], ['20', '10', '21'], []]);
  });

  test('stands last where no card is named, or the named one has gone meanwhile', () => {
    expect(idsOf(applyChange(board, place(10, '2')))).toEqual([['11', '12'], ['20', '21', '10'], []]);
    expect(idsOf(applyChange(board, place(10, '2', '99')))).toEqual([['11', '12'], ['20', '21', '10'], []]);
  });

  test('carries the id of its stage as the server gave it', () => {
    const [, second] = applyChange(board, place(10, '2'));
    expect(second?.deals.at(-1)?.stage_id).toBe(2);
  });

  test('of which nothing was read yet is shown all the same', () => {
    expect(idsOf(applyChange(board, place(77, '3')))[2]).toEqual(['77']);
  });

  test('leaves the columns that it does not touch as they are', () => {
    const after = applyChange(board, place(10, '3'));
    expect(after[1]).toBe(board[1]);
  });
});

test('what the server answered replaces the card in its place, or moves it to its stage by position', () => {
  const renamed = { ...deal(11), title: 'Renamed', stage_id: 1 };
  expect(applyChange(board, { kind: 'put', deal: renamed })[0]?.deals[1]?.title).toBe('Renamed');
  const moved = { ...deal(11), stage_id: 2, orden: 0 };
  expect(idsOf(applyChange(board, { kind: 'put', deal: moved }))).toEqual([
    ['10', '12'],
    ['11', '20', '21'],
    [],
  ]);
});

test('a refused change puts card, position and column back; those before and after it stay', () => {
  const kept = entry(place(12, '3'), null, 'kept');
  const refused = entry(place(10, '2', '20'), null, 'refused');
  const journal = reduceJournal([], { do: 'add', entries: [refused, kept] });
  expect(idsOf(withJournal(board, journal))).toEqual([['11'], ['10', '20', '21'], ['12']]);
  const after = reduceJournal(journal, { do: 'drop', key: 'refused' });
  expect(idsOf(withJournal(board, after))).toEqual([['10', '11'], ['20', '21'], ['12']]);
  expect(withJournal(board, reduceJournal(after, { do: 'drop', key: 'kept' }))).toEqual(board);
});

test('a confirmed change counts until the columns are read after it', () => {
  const change = place(10, '3');
  const journal = reduceJournal([entry(change)], { do: 'settle', key: 'k', change, at: 500 });
  expect(idsOf(withJournal(readAt(board, 400, 400, 400), journal))[2]).toEqual(['10']);
  const later = readAt(board, 501, 501, 501);
  expect(withJournal(later, journal)).toEqual(later);
});

describe('where the columns were read at different moments', () => {
  const moved = entry(place(10, '2'), 500);

  test('one read after a confirmed change is left as it was read', () => {
    // Somebody moved the deal on to the third stage, which was read since; the others are not.
    const read = readAt([board[0]!, board[1]!, column(3, [deal(10)])], 400, 400, 600);
    expect(idsOf(withJournal(read, [moved]))).toEqual([['11', '12'], ['20', '21'], ['10']]);
    // The second stage was read since without it: it has left, wherever to.
    expect(idsOf(withJournal(readAt(board, 400, 600, 400), [moved]))).toEqual([
      ['11', '12'],
      ['20', '21'],
      [],
    ]);
    // The first was read since and has it again.
    expect(idsOf(withJournal(readAt(board, 600, 400, 400), [moved]))).toEqual(idsOf(board));
  });

  test('what is still on its way counts for all of them', () => {
    const read = readAt(board, 400, 900, 400);
    expect(idsOf(withJournal(read, [entry(place(10, '2'))]))[1]).toEqual(['20', '21', '10']);
  });

  test('changes count in the order in which they were confirmed', () => {
    const journal = [entry(place(10, '3'), 700), entry(place(10, '2'), 500)];
    expect(idsOf(withJournal(board, journal))[2]).toEqual(['10']);
  });
});

test('a confirmed change is forgotten once everything was read after it, one on its way is not', () => {
  const [first, second, pending] = [
    entry(place(10, '2'), 500),
    entry(place(11, '2'), 600),
    entry(place(12, '2')),
  ];
  const journal = [first, second, pending];
  expect(reduceJournal(journal, { do: 'prune', readFrom: 501 })).toEqual([second, pending]);
  expect(reduceJournal(journal, { do: 'prune', readFrom: 500 })).toBe(journal);
});

test('whenever the columns are read, and others move deals too, each shows what its time knows', () => {
  const ids = [10, 11, 12, 20, 21];
  const step = fc.record({
    id: fc.constantFrom(...ids),
    to: fc.constantFrom(1, 2, 3),
    isOurs: fc.boolean(),
    reads: fc.subarray([1, 2, 3]),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
      const stageOf = new Map(board.flatMap(({ id, deals }) => deals.map((each) => [each.id, Number(id)])));
      const readNow = (id: number, readFrom: number) =>
        column(
          id,
          ids.filter((each) => stageOf.get(each) === id).map((each) => deal(each)),
          { readFrom },
        );
      let read = [1, 2, 3].map((id) => readNow(id, 1));
      let journal: readonly Entry[] = [];
      steps.forEach(({ id, to, isOurs, reads }, index) => {
        const at = 10 * (index + 1);
        stageOf.set(id, to);
        if (isOurs) journal = reduceJournal(journal, { do: 'note', change: place(id, String(to)), at });
        read = read.map((each) =>
          reads.includes(Number(each.id)) ? readNow(Number(each.id), at + 1) : each,
        );
        const shown = withJournal(withSinglePlaces(read), journal);
        const all = idsOf(shown).flat();
        expect(new Set(all).size).toBe(all.length);
        // A column that was just read shows exactly what the server holds.
        for (const each of shown.filter((other) => reads.includes(Number(other.id)))) {
          expect(each.deals.map(idOf).sort()).toEqual(
            ids.filter((other) => stageOf.get(other) === Number(each.id)).map(String),
          );
        }
        // What is forgotten is not missed.
        const oldest = Math.min(...read.map(({ readFrom }) => readFrom));
        const pruned = reduceJournal(journal, { do: 'prune', readFrom: oldest });
        expect(withJournal(withSinglePlaces(read), pruned)).toEqual(shown);
      });
    }),
  );
});

test('no change ever loses or doubles a card, and applying it again changes nothing', () => {
  const ids = [10, 11, 12, 20, 21];
  const move = fc.record({
    id: fc.constantFrom(...ids),
    stage: fc.constantFrom('1', '2', '3'),
    before: fc.option(fc.constantFrom(...ids.map(String))),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      let now: readonly (typeof board)[number][] = board;
      for (const { id, stage, before } of moves) {
        const change = place(id, stage, before === String(id) ? null : before);
        now = applyChange(now, change);
        expect(idsOf(applyChange(now, change))).toEqual(idsOf(now));
      }
      expect(idsOf(now).flat().sort()).toEqual(ids.map(String));
    }),
  );
});

test('a deal that was restored has left the trash, and stands on the board that is looked at later', () => {
  const restored = { ...deal(10), stage_id: 3, estado: 'abierto' };
  const journal = reduceJournal([], { do: 'note', change: { kind: 'put', deal: restored }, at: 5 });
  const trash = [column(1, [deal(10)]), column(3, [])];
  const open = [column(1, [deal(11)]), column(3, [deal(30)])];
  expect(idsOf(withJournal(trash, asShownIn('papelera', journal)))).toEqual([[], []]);
  expect(idsOf(withJournal(open, asShownIn('', journal)))[1]).toContain('10');
  expect(idsOf(withJournal(open, asShownIn('abierto', journal)))[1]).toContain('10');
  expect(idsOf(withJournal(open, asShownIn('ganado', journal)))[1]).not.toContain('10');
});

test('a deal whose state cannot be read stays on a board of one state: nobody knows that it left', () => {
  const journal = [entry({ kind: 'put', deal: deal(10, { stage_id: 1, estado: { odd: true } }) })];
  expect(idsOf(withJournal(board, asShownIn('abierto', journal)))[0]).toContain('10');
});

test('several cards are sent the positions that they take one after the other', () => {
  const places = [deal(10, { orden: 0 }), deal(11, { orden: 1 }), deal(12, { orden: 2 })];
  const columns = [column(1, places), column(2, [deal(20, { orden: 0 }), deal(21, { orden: 1 })])];
  const stage = columns[1]!.stage;
  const moved = [places[0]!, places[2]!];
  expect(ordersOf(columns, { deals: moved, stage, beforeId: '21' })).toEqual([1, 2]);
  expect(ordersOf(columns, { deals: moved, stage, beforeId: null })).toEqual([undefined, undefined]);
});
