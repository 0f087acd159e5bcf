import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLoosely } from '../api/read/read-shape.ts';
import { deal as dealSchema } from '../contract/deals.ts';
import { changedAddress, readAddress } from '../fields/address.ts';
import { type DealFilter, dealFilters, matchesFilter, noFilter } from './deal-filter.ts';

const at = { now: Date.parse('2026-11-20T12:00:00Z'), zone: 'America/Santiago' };
const matches = (fields: Record<string, unknown>, filter: Partial<DealFilter>) =>
  matchesFilter(
    readLoosely(dealSchema, { id: 7, title: 'Deal 7', ...fields })!,
    { ...noFilter, ...filter },
    at,
  );

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
      close: fc.constantFrom('', 'none'),
      closed_from: day,
      closed_to: day,
      contact: word,
      company: word,
      estado: word,
      age: fc.constantFrom('', '0', '30'),
      owner: word,
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const search = new URLSearchParams(changedAddress(dealFilters, 'view=x&q=old', filter));
        expect(readAddress(dealFilters, search)).toEqual(filter);
        expect(search.get('view')).toBe('x');
      }),
    );
  });

  test('without filters is bare, and what cannot filter is ignored', () => {
    expect(changedAddress(dealFilters, '', noFilter)).toBe('');
    const search = new URLSearchParams('min=1e3&max=abc&from=yesterday&to=2026-13-01&close=soon&age=-3');
    expect(readAddress(dealFilters, search)).toEqual(noFilter);
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

test('deals without a close date are asked for by themselves; one that cannot be read may have one', () => {
  expect(matches({ fecha_cierre_estimada: null }, { close: 'none' })).toBe(true);
  expect(matches({}, { close: 'none' })).toBe(true);
  expect(matches({ fecha_cierre_estimada: '2026-11-20' }, { close: 'none' })).toBe(false);
  expect(matches({ fecha_cierre_estimada: { week: 47 } }, { close: 'none' })).toBe(false);
});

test('a closed deal is found by the day of its closing where the subaccount is; an open one by none', () => {
  // Late on the 20th in Santiago (UTC-3), already the 21st in UTC.
  const won = { closed_at: '2026-11-21T01:30:00Z' };
  expect(matches(won, { closed_from: '2026-11-20', closed_to: '2026-11-20' })).toBe(true);
  expect(matches(won, { closed_from: '2026-11-21' })).toBe(false);
  expect(matches(won, { closed_to: '2026-11-19' })).toBe(false);
  expect(matches({ closed_at: null }, { closed_to: '2026-11-20' })).toBe(false);
  expect(matches({ closed_at: 'yesterday' }, { closed_from: '2026-11-01' })).toBe(false);
});

test('a contact or a company is found by its id, whatever kind the server makes it', () => {
  expect(matches({ contacto_id: 12, empresa_id: 7 }, { contact: '12', company: '7' })).toBe(true);
  expect(matches({ empresa_id: 'co_7' }, { company: 'co_7' })).toBe(true);
  expect(matches({ contacto_id: 12 }, { contact: '1' })).toBe(false);
  expect(matches({}, { company: 'undefined' })).toBe(false);
});

test('the age in the stage counts whole days, and a deal without one has none', () => {
  expect(matches({ stage_changed_at: '2026-10-21T12:00:00Z' }, { age: '30' })).toBe(true);
  expect(matches({ stage_changed_at: '2026-10-21T12:00:01Z' }, { age: '30' })).toBe(false);
  expect(matches({}, { age: '0' })).toBe(false);
});

test('an owner is found where a server or a subaccount keeps one', () => {
  expect(matches({ campos_custom: { vendedor: 'Camila Rojas' } }, { owner: 'Camila Rojas' })).toBe(true);
  expect(matches({ owner_id: 12 }, { owner: '12' })).toBe(true);
  expect(matches({ owner: { name: 'Camila Rojas' } }, { owner: 'Camila Rojas' })).toBe(true);
  expect(matches({}, { owner: 'Camila Rojas' })).toBe(false);
});
