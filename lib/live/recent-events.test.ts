import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveEvent } from './message';
import { RecentEvents } from './recent-events';

const event = (number: number): LiveEvent => ({
  id: `evt_${number}`,
  type: 'deal.won',
  at: undefined,
  ids: {},
  was: {},
});
const idsOf = (events: readonly LiveEvent[] | undefined) => events?.map(({ id }) => id);

test('whoever stands behind a known cursor gets exactly what follows it, however pages overlap', () => {
  const sizes = fc.array(fc.tuple(fc.nat(9), fc.nat(4)), { maxLength: 40 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 5, max: 30 }), (pages, most) => {
      const recent = new RecentEvents(most);
      recent.restart('evt_0');
      let end = 0;
      for (const [size, overlap] of pages) {
        const first = Math.max(1, end + 1 - overlap);
        const events = Array.from({ length: end + size - first + 1 }, (_, index) => event(first + index));
        const fresh = recent.add({ events, cursor: `evt_${end + size}` });
        expect(idsOf(fresh)).toEqual(Array.from({ length: size }, (_, index) => `evt_${end + index + 1}`));
        end += size;
      }
      for (let from = 0; from <= end; from++) {
        const after = idsOf(recent.after(`evt_${from}`));
        if (after) expect(after).toEqual(Array.from({ length: end - from }, (_, i) => `evt_${from + i + 1}`));
        else expect(from).toBeLessThan(end - most + 1);
      }
    }),
  );
});

test('a server that answers the same page for ever tells nothing twice', () => {
  const recent = new RecentEvents(10);
  recent.restart(undefined);
  const page = { events: [event(1), event(2)], cursor: 'evt_2' };
  expect(recent.add(page)).toHaveLength(2);
  expect(recent.add(page)).toHaveLength(0);
  expect(idsOf(recent.after(''))).toEqual(['evt_1', 'evt_2']);
  recent.restart('evt_9');
  expect(recent.after('evt_1')).toBeUndefined();
  expect(recent.after('evt_9')).toEqual([]);
});
