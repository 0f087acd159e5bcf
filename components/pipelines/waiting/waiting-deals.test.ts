import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STALE_DAYS } from '@/components/pipelines/deal/deal-age';
import { deal } from '@/components/pipelines/testing';
import { dealTests } from '@/lib/deals/deal-filter';
import { addDays } from '@/lib/rules/zones';
import { countWaits, isWaiting, longestWaiting } from './waiting-deals';

const clock = { now: Date.parse('2026-11-25T15:00:00Z'), today: '2026-11-25' };
const daysAgo = (days: number) => new Date(clock.now - days * 86_400_000).toISOString();

const anyDeal = fc
  .record({
    fecha_cierre_estimada: fc.constantFrom(null, '2026-11-24', '2026-11-25', '2026-12-01', { week: 3 }),
    stage_changed_at: fc.constantFrom(null, daysAgo(0), daysAgo(29.9), daysAgo(30), daysAgo(400), 'long ago'),
  })
  .map((fields) => deal(1, { estado: 'abierto', ...fields }));

test('what is counted is what the list behind the figure shows', () => {
  const at = { now: clock.now, zone: 'UTC' };
  const filters = {
    overdue: { to: addDays(clock.today, -1) },
    stale: { age: String(STALE_DAYS) },
    undated: { close: 'none' },
  } as const;
  fc.assert(
    fc.property(fc.array(anyDeal), (deals) => {
      const counts = countWaits(deals, clock);
      for (const [wait, filter] of Object.entries(filters)) {
        const [[name, value]] = Object.entries(filter) as [[keyof typeof dealTests, string]];
        const listed = deals.filter((each) => dealTests[name](each, value, at));
        expect(counts[wait as keyof typeof filters]).toBe(listed.length);
      }
    }),
  );
});

test('a close date that cannot be read is not a missing one', () => {
  expect(isWaiting(deal(1, { fecha_cierre_estimada: { week: 3 } }), 'undated', clock)).toBe(false);
  expect(isWaiting(deal(1, { fecha_cierre_estimada: null }), 'undated', clock)).toBe(true);
});

test('the longest past their date come first, then the longest in their stage, each once', () => {
  const deals = [
    deal(1, { stage_changed_at: daysAgo(90) }),
    deal(2, { fecha_cierre_estimada: '2026-11-24', stage_changed_at: daysAgo(200) }),
    deal(3, { fecha_cierre_estimada: '2026-11-01' }),
    deal(4, { stage_changed_at: daysAgo(31), fecha_cierre_estimada: '2026-12-24' }),
    deal(5, { fecha_cierre_estimada: '2026-11-25' }),
  ];
  const shown = longestWaiting(deals, clock, 5).map(({ deal: { id }, why, days }) => [id, why, days]);
  expect(shown).toEqual([
    [3, 'overdue', 24],
    [2, 'overdue', 1],
    [1, 'stale', 90],
    [4, 'stale', 31],
  ]);
  expect(longestWaiting(deals, clock, 2)).toHaveLength(2);
});
