import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventGroups, eventTypes } from '@/lib/api/contract/events';
import { catalogOf, catalogWith, groupState, summarise, toggleGroup, toggleType } from './event-selection';

const someTypes = fc.subarray([...eventTypes]);

test('a group toggled twice from nothing is nothing, and from something is never lost in part', () => {
  fc.assert(
    fc.property(someTypes, fc.constantFrom(...Object.values(eventGroups)), (subscription, members) => {
      const once = toggleGroup(subscription, members);
      expect(groupState(once, members)).toBe(groupState(subscription, members) === 'all' ? 'none' : 'all');
      const others = subscription.filter((type) => !(members as readonly string[]).includes(type));
      expect(once.filter((type) => !(members as readonly string[]).includes(type))).toEqual(others);
    }),
  );
});

test('a type toggled twice is what it was', () => {
  fc.assert(
    fc.property(someTypes, fc.constantFrom(...eventTypes), (subscription, type) => {
      expect(new Set(toggleType(toggleType(subscription, type), type))).toEqual(new Set(subscription));
    }),
  );
});

test('the summary names each type once, by its group or by itself', () => {
  fc.assert(
    fc.property(someTypes, (subscription) => {
      const { groups, types } = summarise(subscription);
      const catalog = catalogOf();
      const named = [...groups.flatMap((group) => [...catalog.get(group)!]), ...types];
      expect(named.toSorted()).toEqual(subscription.toSorted());
    }),
  );
});

test('a type that the contract does not know is grouped by its prefix, after the known ones', () => {
  const catalog = catalogOf(['ticket.opened', 'deal.won']);
  expect([...catalog]).toEqual([
    ['deals', ['deal.won']],
    ['ticket', ['ticket.opened']],
  ]);
});

test('a subscription to types that left the catalogue can be seen, and the catalogue stays whole', () => {
  fc.assert(
    fc.property(someTypes, someTypes, (types, subscription) => {
      const shown = [...catalogWith(catalogOf(types), subscription).values()].flat();
      expect(new Set(shown)).toEqual(new Set([...types, ...subscription]));
      expect(shown).toHaveLength(new Set(shown).size);
    }),
  );
  expect(catalogWith(catalogOf(['deal.won']), ['*'])).toEqual(catalogOf(['deal.won']));
});

test('the wildcard holds every group', () => {
  expect(groupState(['*'], eventGroups.deals)).toBe('all');
});
