import { expect, test } from 'vitest';
import { column, deal, stage } from '@/components/pipelines/testing';
import { openTotalsOf } from './open-totals';

const inStage = (fields: Record<string, unknown>, deals: Record<string, unknown>[]) => ({
  ...column(
    1,
    deals.map((each, place) => deal(place + 1, each)),
  ),
  stage: stage(1, fields),
});

test('open deals are counted and summed by currency over all open stages, exactly', () => {
  const columns = [
    inStage({ probabilidad: 10 }, [
      { amount: '9007199254740993', currency: 'CLP' },
      { amount: '0.1', currency: 'USD' },
    ]),
    inStage({ probabilidad: 50 }, [{ amount: '0.2', currency: 'USD' }, { amount: null }]),
    inStage({ stage_type: 'won' }, [{ amount: '5', currency: 'CLP' }]),
  ];
  expect(openTotalsOf(columns)).toEqual({
    deals: 4,
    unread: 0,
    totals: [
      { currency: 'CLP', amount: '9007199254740993', count: 1, weighted: '900719925474099.30' },
      { currency: 'USD', amount: '0.3', count: 2, weighted: '0.110' },
    ],
  });
});

test('a stage without a probability leaves no weighted sum of what it holds', () => {
  const columns = [
    inStage({ probabilidad: 10 }, [
      { amount: '10', currency: 'CLP' },
      { amount: '10', currency: 'USD' },
    ]),
    inStage({}, [{ amount: '20', currency: 'CLP' }]),
  ];
  expect(openTotalsOf(columns).totals.map(({ weighted }) => weighted)).toEqual([undefined, '1.00']);
});

test('deals that are closed or in the trash are none of them, whatever stage they are in', () => {
  const columns = [
    inStage({}, [
      { estado: 'papelera', amount: '1' },
      { estado: 'ganado', amount: '1' },
      { amount: { a: 1 } },
    ]),
  ];
  expect(openTotalsOf(columns)).toEqual({ deals: 1, totals: [], unread: 1 });
});
