import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldColumns } from './answer-columns';
import type { Submission } from './answers';
import { countsByDay, summaryOf } from './form-summary';

const rowsOf = (values: readonly unknown[]) =>
  values.map((v) => ({ datos: { k: v } }) as unknown as Submission);
const columnOf = (tipo: string, opciones?: readonly string[]) =>
  fieldColumns([{ id: 'k', clave: 'k', tipo, opciones }])[0]!;

test('choices are counted with those that nobody chose and those that are options no more', () => {
  const summary = summaryOf(columnOf('casillas', ['A', 'B', 'C']), rowsOf([['A', 'B'], ['a'], 'Old', null]));
  expect(summary).toMatchObject({
    kind: 'choices',
    answered: 3,
    total: 4,
    bars: [
      { label: 'A', count: 2 },
      { label: 'B', count: 1 },
      { label: 'C', count: 0 },
      { label: 'Old', count: 1 },
    ],
  });
});

test('a box that was not sent was not ticked, unless the server says of others that they were not', () => {
  const told = (values: readonly unknown[]) => summaryOf(columnOf('casilla'), rowsOf(values));
  expect(told([true, 'si', undefined])).toMatchObject({ yes: 2, no: 1, answered: 3 });
  expect(told([true, 'si', false, undefined])).toMatchObject({ yes: 2, no: 1, answered: 3 });
});

test('an option is counted however it was written, and numbers too far apart have no bins', () => {
  expect(summaryOf(columnOf('seleccion', ['Ventas']), rowsOf(['ventas', 'Ventas']))).toMatchObject({
    bars: [{ label: 'Ventas', count: 2 }],
  });
  expect(summaryOf(columnOf('numero'), rowsOf([-1e308, 1e308]))).toMatchObject({ kind: 'numbers', bins: [] });
});

test('texts tell how many there are and which come more than once', () => {
  expect(summaryOf(columnOf('texto'), rowsOf(['x', 'X', 'y', '']))).toMatchObject({
    kind: 'texts',
    answered: 3,
    distinct: 2,
    bars: [{ label: 'x', count: 2 }],
  });
});

test('every number is in just one bin, and there are at most eleven', () => {
  const number = fc.oneof(
    fc.integer({ min: -1e6, max: 1e6 }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(number, { minLength: 1 }), (values) => {
      const summary = summaryOf(columnOf('numero'), rowsOf(values));
      if (summary.kind !== 'numbers') throw new Error(summary.kind);
      expect(summary.bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      expect(summary.bins.length).toBeLessThanOrEqual(12);
    }),
  );
});

test('whole numbers stand in bins that name them', () => {
  const binsOf = (values: readonly number[]) => {
    const summary = summaryOf(columnOf('numero'), rowsOf(values));
    return summary.kind === 'numbers' ? summary.bins.map(({ from, to }) => [from, to]) : [];
  };
  expect(binsOf([3, 5, 4])).toEqual([
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
  expect(binsOf([0, 20])[0]).toEqual([0, 1]);
  expect(binsOf([0.5, 1]).at(0)).toEqual([0.5, 0.55]);
  expect(binsOf([-3e-323, 0])).toEqual([[-3e-323, 0]]);
});

test('days without submissions are there, each in the zone of the page', () => {
  const rows = ['2026-11-20T02:00:00Z', '2026-11-22T12:00:00Z', 'no moment'].map(
    (created_at) => ({ created_at }) as Submission,
  );
  expect(countsByDay(rows, 'America/Santiago')).toEqual([
    { day: '2026-11-19', count: 1 },
    { day: '2026-11-20', count: 0 },
    { day: '2026-11-21', count: 0 },
    { day: '2026-11-22', count: 1 },
  ]);
  expect(countsByDay([], 'UTC')).toEqual([]);
});
