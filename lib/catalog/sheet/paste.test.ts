import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillFrom, planPaste } from './paste';
import { readTsv, writeTsv } from './tsv';

describe('a table as text', () => {
  test('is read as it was written, with tabs, quotes and line ends in its cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', '\r', ' ', ',') });
    const row = fc.array(cell, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (block) => {
        expect(readTsv(writeTsv(block))).toEqual(block);
      }),
    );
  });

  test('of a spreadsheet ends with a line end that is no row', () => {
    expect(readTsv('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(readTsv('5"\t"a\n""b"""')).toEqual([['5"', 'a\n"b"']]);
    expect(readTsv('1\n\n3')).toEqual([['1'], [''], ['3']]);
  });
});

const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const size = { rows: 4, columns: 3 };
const es = { mark: ',' } as const;

describe('a paste', () => {
  test('of one cell fills the selection', () => {
    const { cells, isWider } = planPaste([['7']], at(0, 0, 1, 2), size, es);
    expect(cells.map(({ amount }) => amount)).toEqual(['7', '7', '7', '7', '7', '7']);
    expect(isWider).toBe(false);
  });

  test('repeats a block where the selection is a multiple of it, and only there', () => {
    const block = [['1'], ['2']];
    expect(planPaste(block, at(0, 0, 3, 0), size, es).cells.map(({ amount }) => amount)).toEqual([
      '1',
      '2',
      '1',
      '2',
    ]);
    expect(planPaste(block, at(0, 0, 2, 0), size, es).cells.map(({ amount }) => amount)).toEqual(['1', '2']);
  });

  test('of many into one cell says how far it goes and what falls over the edge', () => {
    const block = [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ];
    const plan = planPaste(block, at(2, 2), size, es);
    expect(plan).toMatchObject({ range: at(2, 2, 3, 2), lost: 4, isWider: true });
    expect(plan.cells.map(({ amount }) => amount)).toEqual(['1', '3']);
  });

  test('asks once for each text that can be read two ways, and not where the sheet says its own', () => {
    const block = [['1.234', '1.234', '5.678,9']];
    expect(planPaste(block, at(0, 0), size, es).unclear).toEqual([
      { text: '1.234', amount: '1234', other: '1.234' },
    ]);
    expect(planPaste(block, at(0, 0), size, { ...es, isPlain: true }).unclear).toEqual([]);
  });

  test('writes each cell of its range once and loses none in silence', () => {
    const small = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(small, small, fc.nat(3), fc.nat(2), fc.nat(3), fc.nat(2), (h, w, t, l, b, r) => {
        const block = Array.from({ length: h }, () => Array.from({ length: w }, () => '1'));
        const selection = at(t, l, Math.max(t, b), Math.max(l, r));
        const { cells, range, lost } = planPaste(block, selection, size, es);
        expect(new Set(cells.map((cell) => `${cell.at} ${cell.column}`)).size).toBe(cells.length);
        expect(cells.length).toBe((range.bottom - range.top + 1) * (range.right - range.left + 1));
        expect((cells.length + lost) % (h * w)).toBe(0);
      }),
    );
  });
});

test('a fill goes on with its source, in turn', () => {
  const source = at(1, 0, 2, 0);
  expect([3, 4, 5].map((row) => fillFrom(source, row, 0).at)).toEqual([1, 2, 1]);
  expect(fillFrom(source, 0, 0).at).toBe(2);
});

test('a block of more rows than a call takes arguments is pasted as far as the table goes', () => {
  const block = Array.from({ length: 200_000 }, () => ['1']);
  const one = { top: 0, bottom: 0, left: 0, right: 0 };
  const plan = planPaste(block, one, { rows: 3, columns: 1 }, { mark: '.' });
  expect(plan.cells).toHaveLength(3);
  expect(plan.lost).toBe(199_997);
});
