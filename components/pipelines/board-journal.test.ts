import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, type Entry, reduceJournal, withJournal } from './board-journal';
import { column, deal, idsOf } from './testing';

const board = [column(1, [deal(10), deal(11), deal(12)]), column(2, [deal(20), deal(21)]), column(3, [])];
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
  expect(idsOf(withJournal(board, journal, 0))).toEqual([['11'], ['10', '20', '21'], ['12']]);
  const after = reduceJournal(journal, { do: 'drop', key: 'refused' });
  expect(idsOf(withJournal(board, after, 0))).toEqual([['10', '11'], ['20', '21'], ['12']]);
  expect(withJournal(board, reduceJournal(after, { do: 'drop', key: 'kept' }), 0)).toEqual(board);
});

test('a confirmed change counts until the columns are read after it', () => {
  const change = place(10, '3');
  const journal = reduceJournal([entry(change)], { do: 'settle', key: 'k', change, at: 500 });
  expect(idsOf(withJournal(board, journal, 400))[2]).toEqual(['10']);
  expect(withJournal(board, journal, 501)).toBe(board);
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
