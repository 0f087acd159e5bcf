import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DealFilter, matchesFilter, noFilter, readFilter, writeFilter } from './deal-filter';
import { deal, stage } from './testing';

const now = Date.parse('2026-11-20T12:00:00Z');
const matches = (fields: Record<string, unknown>, filter: Partial<DealFilter>, type = 'open') =>
  matchesFilter(deal(7, fields), stage(1, { stage_type: type }), { ...noFilter, ...filter }, now);

describe('the address', () => {
  test('gives back what was written into it, beside what else it holds', () => {
    const decimal = fc.constantFrom('', '0', '1250000.50');
    const day = fc.constantFrom('', '2026-11-20');
    const word = fc.string().map((text) => text.trim());
    const filters = fc.record({
      q: word,
      min: decimal,
      max: decimal,
      currency: word,
      from: day,
      to: day,
      estado: word,
      stale: fc.constantFrom('', '1'),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const search = new URLSearchParams(writeFilter(filter, 'view=x&q=old'));
        expect(readFilter(search)).toEqual(filter);
        expect(search.get('view')).toBe('x');
      }),
    );
  });

  test('without filters is bare, and what cannot filter is ignored', () => {
    expect(writeFilter(noFilter, '')).toBe('');
    const search = new URLSearchParams('min=1e3&max=abc&from=yesterday&to=2026-13-01');
    expect(readFilter(search)).toEqual(noFilter);
  });
});

test('text is found word by word, whatever its case and accents', () => {
  expect(matches({ title: 'Renovación Minera Ñuble' }, { q: 'nuble RENOVACION' })).toBe(true);
  expect(matches({ title: 'Renovación' }, { q: 'renovación nueva' })).toBe(false);
  expect(matches({ title: null, external_id: 'ERP-77' }, { q: 'erp' })).toBe(true);
});

test('amounts are compared exactly, and a deal without one is within no bounds', () => {
  expect(matches({ amount: '9007199254740993' }, { min: '9007199254740993' })).toBe(true);
  expect(matches({ amount: '9007199254740992' }, { min: '9007199254740993' })).toBe(false);
  expect(matches({ amount: '10' }, { min: '9', max: '10.00' })).toBe(true);
  expect(matches({ amount: null }, { max: '10' })).toBe(false);
  expect(matches({ amount: 'much' }, { max: '10' })).toBe(false);
});

test('close dates include both ends', () => {
  expect(matches({ fecha_cierre_estimada: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-20' })).toBe(
    true,
  );
  expect(matches({ fecha_cierre_estimada: '2026-11-21' }, { to: '2026-11-20' })).toBe(false);
  expect(matches({}, { from: '2026-11-20' })).toBe(false);
});

test('a deal stands still after thirty days in an open stage', () => {
  expect(matches({ stage_changed_at: '2026-10-21T12:00:00Z' }, { stale: '1' })).toBe(true);
  expect(matches({ stage_changed_at: '2026-10-22T12:00:00Z' }, { stale: '1' })).toBe(false);
  expect(matches({ stage_changed_at: '2026-10-01T12:00:00Z' }, { stale: '1' }, 'won')).toBe(false);
  expect(matches({}, { stale: '1' })).toBe(false);
});
