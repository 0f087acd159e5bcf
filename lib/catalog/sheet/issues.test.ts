import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceRecord } from '@/lib/api/records';
import { priceBody as bodyOf } from '@/lib/catalog/price';
import { priceBody } from '@/lib/contract/prices';
import { changesOf } from './changes';
import { type Draft, edit } from './draft';
import { hasIssue, issuesOf } from './issues';
import { openDraft } from './open-draft';
import { rowTerms } from './testing';

const draft = (over: object, terms: object = {}) => {
  const started = edit(openDraft([]), {
    kind: 'addRow',
    key: '1',
    terms: {
      tipo_precio: 'unico',
      periodicidad: null,
      periodo_dias: null,
      vigencia_desde: null,
      vigencia_hasta: null,
      ...terms,
    },
  });
  const cells = [{ row: '1', currency: 'CLP', to: { text: '10', ...over } }];
  return edit(edit(started, { kind: 'addCurrency', currency: 'CLP' }), { kind: 'set', cells });
};
const cell = (over: object) => issuesOf(draft(over)).cells.get('1|CLP');
const row = (terms: object) => issuesOf(draft({}, terms)).rows.get('1');

describe('what is wrong with a price', () => {
  test('is said of its cell', () => {
    expect(cell({})).toBeUndefined();
    expect(cell({ text: 'diez' })).toEqual(['format']);
    expect(cell({ text: '-1' })).toEqual(['negative']);
    expect(cell({ text: ' ', tramos: [{ desde: 2, hasta: null, monto: '1' }] })).toEqual(['required', 'gap']);
    expect(cell({ tramos: [{ desde: 1, hasta: null, monto: '' }] })).toEqual(['tier_format']);
  });

  test('is said of its row', () => {
    expect(row({ tipo_precio: 'recurrente' })).toEqual(['no_period']);
    expect(row({ tipo_precio: 'recurrente', periodicidad: 'personalizada' })).toEqual(['no_days']);
    expect(row({ vigencia_desde: '2026-02-01', vigencia_hasta: '2026-01-01' })).toEqual(['ends_before']);
    expect(row({ tipo_precio: 'uso', periodicidad: 'bimestral' })).toBeUndefined();
  });

  test('an overlap is said of both, and only of a shared currency', () => {
    const first = draft({});
    const second = edit(first, { kind: 'addRow', key: '2', terms: first.sheet.rows[0]!.terms });
    expect(issuesOf(second).cells.size).toBe(0);
    const both = edit(second, { kind: 'set', cells: [{ row: '2', currency: 'CLP', to: { text: '3' } }] });
    expect([...issuesOf(both).cells]).toEqual([
      ['1|CLP', ['overlap']],
      ['2|CLP', ['overlap']],
    ]);
  });
});

describe('the amount of a saved price', () => {
  const opened = (monto: string) =>
    openDraft([{ id: 1, moneda: 'CLP', monto, tipo_precio: 'unico' }] as unknown as PriceRecord[]);
  const later = (made: Draft) =>
    edit(made, {
      kind: 'terms',
      row: '1',
      terms: { ...made.sheet.rows[0]!.terms, vigencia_desde: '2026-01-01' },
    });
  const found = (made: Draft) => issuesOf(made).cells.get('1|CLP');

  test('is judged where it is sent, with its terms too', () => {
    expect(found(opened('-5'))).toBeUndefined();
    expect(found(later(opened('-5')))).toEqual(['negative']);
    expect(found(later(opened('1.1234567890123')))).toEqual(['format']);
  });

  test('is no issue where it can be sent in the form of the API', () => {
    const made = later(opened('0100'));
    expect(found(made)).toBeUndefined();
    expect(bodyOf(changesOf(made)[0]!.after!)).toMatchObject({ monto: '100' });
    expect(found(later(opened('-0')))).toBeUndefined();
  });
});

test('what has no issue the contract takes, and what has one it refuses', () => {
  const texts = fc.constantFrom('1', '0.5', '', '1,5', '-2', '007', '1e3', '12345.678', '1.', 'x');
  const tiers = fc.array(
    fc.record({
      desde: fc.integer({ min: 1, max: 4 }),
      hasta: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
      monto: texts,
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(texts, tiers, rowTerms, (text, tramos, terms) => {
      const made = draft({ text, tramos }, terms);
      const [change] = changesOf(made);
      if (!change?.after) return;
      const isTaken = priceBody.safeParse(bodyOf(change.after)).success;
      expect(hasIssue(issuesOf(made), change)).toBe(!isTaken);
    }),
  );
});
