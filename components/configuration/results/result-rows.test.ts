import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownStates } from '@/components/configuration/compare/compare-address';
import { comparison, difference, kind, record } from '@/components/configuration/testing';
import { countsOf, keyOfRow, matches, type ResultFilters, resultRows } from './result-rows';

const changed = record('Plan Pro', { differences: [difference(['sku'], { changedBy: 'both' })] });
const fresh = record('Nuevo', {
  unresolved: [{ kind: 'tags', name: 'vip', reason: 'missing', usedAt: [] }],
});
const gone = record('Viejo', { status: 'onlyTarget', detail: 'OLD-1' });
const equal = record('Igual', {
  status: 'equal',
  standing: { source: 'published', target: 'draft' },
});
const products = kind([changed, fresh, gone, equal]);
const forms = kind([], { kind: 'forms', area: 'forms', target: { support: 'missing' } });
const all = comparison(products, forms);
const everything: ResultFilters = { show: '', kind: '', q: '' };
const open = { collapsed: new Set<never>(), equal: new Set<never>() };
const keys = (filters: Partial<ResultFilters>, folds: Parameters<typeof resultRows>[2] = open) =>
  resultRows(all, { ...everything, ...filters }, folds).map(keyOfRow);

test('records stand below their kind, the equal ones behind a line; a kind that a server lacks is named', () => {
  expect(keys({})).toEqual([
    'kind products',
    changed.key,
    fresh.key,
    gone.key,
    'equal products',
    'kind forms',
  ]);
});

test('a line of equal ones opens, and a kind collapses', () => {
  expect(keys({ kind: 'products' }, { ...open, equal: new Set(['products']) }).slice(-2)).toEqual([
    'equal products',
    equal.key,
  ]);
  expect(keys({}, { ...open, collapsed: new Set(['products']) })).toEqual(['kind products', 'kind forms']);
});

test('each filter shows its own, and no kind without any', () => {
  expect(keys({ show: 'onlyTarget' })).toEqual(['kind products', gone.key]);
  expect(keys({ show: 'conflicts' })).toEqual(['kind products', changed.key]);
  expect(keys({ show: 'unresolved' })).toEqual(['kind products', fresh.key]);
  expect(keys({ show: 'equal' })).toEqual(['kind products', equal.key]);
  expect(keys({ show: 'publication' })).toEqual(['kind products', equal.key]);
});

test('searching finds equal records too, by name and by what tells them apart', () => {
  expect(keys({ q: 'igual' })).toEqual(['kind products', equal.key]);
  expect(keys({ q: 'old' })).toEqual(['kind products', gone.key]);
  expect(keys({ q: 'plan-x' })).toEqual([]);
});

test('counts are of what the kind and the text leave', () => {
  expect(countsOf(all, everything)).toEqual({
    records: 4,
    all: 3,
    onlySource: 1,
    onlyTarget: 1,
    different: 1,
    conflicts: 1,
    unresolved: 1,
    publication: 1,
    equal: 1,
  });
  expect(countsOf(all, { kind: 'forms', q: '' }).records).toBe(0);
});

const anyRecord = fc
  .record({
    status: fc.constantFrom('onlySource', 'onlyTarget', 'different', 'equal'),
    title: fc.constantFrom('Plan', 'Pro', 'Plan Pro'),
  })
  .map(({ status, title }) => ({ status, title }) as const);

test('with everything opened each filter shows as many records as it counts, each once', () => {
  fc.assert(
    fc.property(
      fc.array(anyRecord, { maxLength: 20 }),
      fc.constantFrom('' as const, ...shownStates),
      fc.constantFrom('', 'plan', 'pro'),
      (made, show, q) => {
        const records = made.map((one, at) => record(`${one.title} ${at}`, one));
        const of = comparison(kind(records));
        const folds = { ...open, equal: new Set(['products' as const]) };
        const shown = resultRows(of, { show, kind: '', q }, folds).filter(({ type }) => type === 'record');
        expect(new Set(shown.map(keyOfRow)).size).toBe(shown.length);
        const counts = countsOf(of, { kind: '', q });
        // Without a filter the equal ones stand below the others.
        expect(shown.length).toBe(show === '' ? counts.records : counts[show]);
        for (const row of shown) if (row.type === 'record') expect(matches(row.record, q)).toBe(true);
      },
    ),
  );
});
