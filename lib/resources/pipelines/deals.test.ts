import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDeals } from '@/lib/api/contract/deals';
import type { DealRecord } from '@/lib/api/records';
import { readItem } from '@/lib/api/reply';
import { matchesFilter, noFilter } from '@/lib/deals/deal-filter';
import { readAddress } from '@/lib/fields/address';
import { codecsOf, keptRows, sentQuery, type Values } from '@/lib/records/question';
import { deals } from './deals';

test('an old address of the export asks for the pipeline and its state, and keeps the rest', () => {
  const query = new URLSearchParams('pipeline_id=3&estado=ganado&q=mina&min=10&format=csv');
  const values = readAddress(codecsOf(deals), query) as Values;
  expect(sentQuery(deals, values)).toEqual({ pipeline_id: '3', estado: 'ganado' });
  expect(values).toMatchObject({ q: 'mina', min: '10' });
});

test('its filters keep the deals that the board shows', () => {
  const amounts = fc.constantFrom(undefined, '9', '10.00', '250', 'much');
  const days = fc.constantFrom(undefined, '2026-11-19', '2026-11-20');
  const deal = fc
    .record({
      title: fc.constantFrom('Mina', 'Óptica'),
      amount: amounts,
      currency: fc.constantFrom('CLP', 'USD'),
      fecha_cierre_estimada: days,
      empresa_id: fc.constantFrom(null, 7, 8),
      stage_changed_at: fc.constantFrom(undefined, '2020-01-01T00:00:00Z'),
      campos_custom: fc.constantFrom({}, { vendedor: 'Ana' }),
    })
    .map((fields) => readItem(listDeals, { id: 1, ...fields }) as DealRecord);
  const filter = fc.record({
    q: fc.constantFrom('', 'optica'),
    min: fc.constantFrom('', '10'),
    max: fc.constantFrom('', '10'),
    currency: fc.constantFrom('', 'CLP'),
    from: fc.constantFrom('', '2026-11-20'),
    to: fc.constantFrom('', '2026-11-19'),
    close: fc.constantFrom('', 'none' as const),
    closed_from: fc.constantFrom('', '2026-11-20'),
    closed_to: fc.constantFrom('', '2026-11-19'),
    company: fc.constantFrom('', '7'),
    age: fc.constantFrom('', '30'),
    owner: fc.constantFrom('', 'Ana'),
  });
  const zone = 'America/Santiago';
  fc.assert(
    fc.property(deal, filter, (each, asked) => {
      const isKept = keptRows(deals, { ...noFilter, ...asked }, [each], '', zone).length === 1;
      expect(isKept).toBe(matchesFilter(each, { ...noFilter, ...asked }, { now: Date.now(), zone }));
    }),
  );
});
