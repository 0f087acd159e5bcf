import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Walk } from '@/components/webhooks/deliveries/delivery-walk';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary } from '@/lib/contract/webhooks';
import { judgeBroken } from './judge-broken';

const at = (minute: number) => new Date(Date.parse('2026-11-20T00:00:00Z') + minute * 60_000).toISOString();
/** A delivery that was emitted in the minute of its id. */
const row = (id: number, event: number, status: string, redelivery_of: number | null = null) =>
  readLoosely(deliverySummary, {
    id,
    endpoint_id: 1,
    event_id: `evt_${event}`,
    status,
    redelivery_of,
    created_at: at(id),
  })!;
const walkOf = (rows: Walk['rows'] = [], isComplete = true): Walk => ({ rows, isComplete, fullAt: 0 });

const walks = (over: Partial<Parameters<typeof judgeBroken>[0]> & { arrived?: Walk }) => ({
  failed: walkOf(),
  held: walkOf(),
  pending: walkOf(),
  retrying: walkOf(),
  delivered: new Map(over.arrived ? [['1', over.arrived]] : []),
  ...over,
});
const countOf = (over: Parameters<typeof walks>[0]) => {
  const { groups, ...rest } = judgeBroken(walks(over));
  return { broken: groups.reduce((sum, { deliveries }) => sum + deliveries.length, 0), ...rest };
};
const failed = walkOf([row(3, 3, 'failed'), row(2, 2, 'failed'), row(1, 1, 'failed')]);

test('nothing is broken as long as it was not read what arrived there', () => {
  expect(countOf({ failed })).toEqual({ broken: 0, uncheckedCount: 3, isPartial: true });
});

test('what a later copy delivered is not counted, the rest is', () => {
  const arrived = walkOf([row(9, 2, 'delivered')]);
  expect(countOf({ failed, arrived })).toEqual({ broken: 2, uncheckedCount: 0, isPartial: false });
});

test('an event is judged as far back as arrivals were read', () => {
  const arrived = walkOf([row(9, 9, 'delivered'), row(2, 8, 'delivered')], false);
  expect(countOf({ failed, arrived })).toEqual({ broken: 1, uncheckedCount: 2, isPartial: true });
});

test('what is on its way must have been read as far back, too', () => {
  const retrying = walkOf([row(9, 9, 'retrying')], false);
  expect(countOf({ failed, arrived: walkOf(), retrying })).toMatchObject({ broken: 0, uncheckedCount: 3 });
});

test('of a server that lists in another order nothing is judged before all is read', () => {
  const rows = [row(1, 8, 'delivered'), row(9, 9, 'delivered')];
  expect(countOf({ failed, arrived: walkOf(rows, false) })).toMatchObject({ broken: 0, uncheckedCount: 3 });
  expect(countOf({ failed, arrived: walkOf(rows) })).toMatchObject({ broken: 3, uncheckedCount: 0 });
});

test('an event that arrived between two failed copies is not claimed lost before that is read', () => {
  const copies = walkOf([row(5, 1, 'failed'), row(1, 1, 'failed')]);
  const some = walkOf([row(4, 9, 'delivered')], false);
  expect(countOf({ failed: copies, arrived: some })).toMatchObject({ broken: 0, uncheckedCount: 1 });
});

test('however little was read, nothing is called broken that all deliveries say is not', () => {
  const states = fc.constantFrom('failed', 'held', 'pending', 'retrying', 'delivered');
  const deliveries = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), states), { maxLength: 40 });
  const cuts = fc.array(fc.nat(12), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(deliveries, cuts, (made, [f, h, p, r, d]) => {
      const firstOf = (event: number) => made.findIndex(([each]) => each === event);
      const all = made
        .map(([event, status], place) =>
          row(place + 1, event, status, firstOf(event) === place ? null : firstOf(event) + 1),
        )
        .toReversed();
      const of = (status: string, most = Number.POSITIVE_INFINITY) => {
        const rows = all.filter((one) => one.status === status);
        return walkOf(rows.slice(0, most), rows.length <= most);
      };
      const read = {
        failed: of('failed', f),
        held: of('held', h),
        pending: of('pending', p),
        retrying: of('retrying', r),
        arrived: of('delivered', d),
      };
      const whole = walks({
        failed: of('failed'),
        held: of('held'),
        pending: of('pending'),
        retrying: of('retrying'),
        arrived: of('delivered'),
      });
      const eventsIn = (groups: ReturnType<typeof judgeBroken>['groups']) =>
        new Set(groups.flatMap((group) => group.deliveries.map(({ event_id }) => event_id)));
      const broken = eventsIn(judgeBroken(whole).groups);
      for (const claimed of eventsIn(judgeBroken(walks(read)).groups)) expect(broken).toContain(claimed);
    }),
  );
});
