import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FaultRule } from '../../lib/contract/faults.ts';
import { chooseFault, isAbout, type Occasion } from './choose.ts';

const api = (rest: Partial<FaultRule> = {}): FaultRule => ({ of: 'api', kind: 'rate_limit', ...rest });
const counted = (rule: FaultRule) => ({ rule, seen: 0, struck: 0 });
const request = (path = '/deals', operation = 'listDeals'): Occasion => ({ of: 'api', operation, path });

const rule = fc.record<FaultRule, 'of' | 'kind'>(
  {
    of: fc.constantFrom('api', 'webhooks'),
    kind: fc.constantFrom('delay'),
    operation: fc.constantFrom('listDeals', 'createDeal'),
    path: fc.constantFrom('/deals', '/deals/*/won', '/contacts'),
    endpoint_id: fc.integer({ min: 1, max: 2 }),
    event: fc.constantFrom('deal.won', 'deal.lost'),
    every: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['of', 'kind'] },
);
const occasion: fc.Arbitrary<Occasion> = fc.oneof(
  fc.record({
    of: fc.constant('api' as const),
    operation: fc.constantFrom('listDeals', 'createDeal'),
    path: fc.constantFrom('/deals', '/deals/7/won', '/contacts/7'),
  }),
  fc.record({
    of: fc.constant('webhooks' as const),
    endpointId: fc.integer({ min: 1, max: 2 }),
    event: fc.constantFrom('deal.won', 'deal.lost'),
  }),
);

test('one rule at most strikes, the first one whose turn it is, and only what it is about', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 5 }), fc.array(occasion), (rules, occasions) => {
      const all = rules.map(counted);
      for (const one of occasions) {
        const before = all.map(({ seen, struck }) => ({ seen, struck }));
        const chosen = chooseFault(all, one, () => 0);
        const at = chosen === undefined ? all.length : all.indexOf(chosen);
        for (const [place, { rule: own, seen, struck }] of all.entries()) {
          const isSeen = place <= at && isAbout(own, one);
          expect(seen - before[place]!.seen).toBe(isSeen ? 1 : 0);
          expect(struck - before[place]!.struck).toBe(place === at ? 1 : 0);
        }
        if (chosen) expect(isAbout(chosen.rule, one)).toBe(true);
      }
    }),
  );
});

test('every n-th is struck, neither more nor less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(200), (every, count) => {
      const one = counted(api({ every }));
      const turns = Array.from({ length: count }, () => chooseFault([one], request(), Math.random));
      expect(turns.map((turn) => turn !== undefined)).toEqual(turns.map((_, at) => (at + 1) % every === 0));
      expect(one).toMatchObject({ seen: count, struck: Math.floor(count / every) });
    }),
  );
});

test('a share is struck where the draw is below it; without share and turn each one is', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1 }), fc.double({ min: 0, max: 0.999 }), (share, drawn) => {
      const struck = chooseFault([counted(api({ share }))], request(), () => drawn) !== undefined;
      expect(struck).toBe(drawn < share);
    }),
  );
  expect(chooseFault([counted(api())], request(), () => 0.99)).toBeDefined();
});

test('a path is the one named and those below it, by whole segments', () => {
  const isStruck = (pattern: string, path: string) => isAbout(api({ path: pattern }), request(path));
  expect(isStruck('/deals', '/deals')).toBe(true);
  expect(isStruck('/deals', '/deals/7/won')).toBe(true);
  expect(isStruck('/deals', '/dealsheet')).toBe(false);
  expect(isStruck('/deals/*/won', '/deals/7/won')).toBe(true);
  expect(isStruck('/deals/*/won', '/deals/7/lost')).toBe(false);
  expect(isStruck('/deals/*/won', '/deals/7')).toBe(false);
});
