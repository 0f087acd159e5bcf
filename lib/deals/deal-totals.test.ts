import { expect, test } from 'vitest';
import { deal, stage } from '@/components/pipelines/testing';
import { stageKind, totalsOf, unreadAmounts } from './deal-totals';

test('sums are exact and stay in their currency', () => {
  const deals = [
    deal(1, { amount: '0.1', currency: 'USD' }),
    deal(2, { amount: '0.2', currency: 'USD' }),
    deal(3, { amount: '9007199254740993', currency: 'CLP' }),
    deal(4, { amount: '1', currency: 'CLP' }),
  ];
  expect(totalsOf(deals, stage(1, { probabilidad: 35 }))).toMatchObject([
    { currency: 'CLP', amount: '9007199254740994' },
    { currency: 'USD', amount: '0.3' },
  ]);
});

test('an open stage weighs by its probability, a closed one or one without does not', () => {
  const deals = [deal(1, { amount: '10.01', currency: 'USD' })];
  expect(totalsOf(deals, stage(1, { probabilidad: 35 }))[0]?.weighted).toBe('3.5035');
  expect(totalsOf(deals, stage(1, { probabilidad: 100, stage_type: 'won' }))[0]?.weighted).toBeUndefined();
  expect(totalsOf(deals, stage(1))[0]?.weighted).toBeUndefined();
  expect(totalsOf(deals, stage(1, { probabilidad: 33.3 }))[0]?.weighted).toBeUndefined();
});

test('amounts that are none are left out, amounts without a currency are apart', () => {
  const deals = [
    deal(1, { amount: {}, currency: 'CLP' }),
    deal(2, { amount: 'much', currency: 'CLP' }),
    deal(3, { amount: '5' }),
  ];
  expect(totalsOf(deals, stage(1))).toMatchObject([{ currency: '', amount: '5' }]);
  expect(unreadAmounts(deals)).toBe(2);
});

test('a deal without an amount is not one whose amount cannot be read', () => {
  expect(unreadAmounts([deal(1), deal(2, { amount: null }), deal(3, { amount: '0' })])).toBe(0);
});

test('the kind of a stage comes from its type, else from the legacy flags, else it is open', () => {
  expect(stageKind(stage(1, { stage_type: 'lost' }))).toBe('lost');
  expect(stageKind(stage(1, { stage_type: null, es_ganado: true }))).toBe('won');
  expect(stageKind(stage(1, { stage_type: 'nuevo', es_perdido: true }))).toBe('lost');
  expect(stageKind(stage(1, { stage_type: 'nuevo' }))).toBe('open');
});
