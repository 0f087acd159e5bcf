import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLAIMED_PER_SLOT, Hand, type Held } from './hand.ts';
import { Shares } from './shares.ts';

let serial = 0;
function held(endpointId: number): Held {
  const delivery = {
    ...{
      id: ++serial,
      endpointId,
      eventType: 'deal.won',
      body: '{}',
      url: 'https://example.com',
      secret: 's',
    },
    ...{ attempts: 0, previousSecret: null, previousSecretExpiresAt: null },
  };
  return { delivery, lease: 'l', until: new Date(0) };
}
const many = (endpointId: number, count: number) => Array.from({ length: count }, () => held(endpointId));

describe('shares', () => {
  test('a failing endpoint is left one slot, an acknowledging one grows', () => {
    const shares = new Shares();
    for (let i = 0; i < 10; i++) shares.record(1, false);
    for (let i = 0; i < 1000; i++) shares.record(2, true);
    expect(shares.of(1, 2)).toBe(1);
    expect(shares.of(2, 2)).toBe(64);
  });

  test('no share exceeds an equal part, none is less than one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 200 }),
        fc.integer({ min: 1, max: 5000 }),
        (history, busy) => {
          const shares = new Shares();
          for (const acknowledged of history) shares.record(1, acknowledged);
          expect(shares.of(1, busy)).toBeGreaterThanOrEqual(1);
          expect(shares.of(1, busy)).toBeLessThanOrEqual(Math.max(1, 512 / busy));
        },
      ),
    );
  });
});

describe('hand', () => {
  test('sends what the share allows and keeps the rest at hand', () => {
    const shares = new Shares();
    const hand = new Hand(shares);
    const room = hand.room();
    expect(room).toEqual({ byEndpoint: {}, otherwise: shares.of(1, 1) * CLAIMED_PER_SLOT });
    hand.add(many(1, room.otherwise), room);
    const ready = hand.takeReady();
    expect(ready).toHaveLength(shares.of(1, 1));
    expect(hand.takeReady()).toEqual([]);
    expect(hand.room().byEndpoint).toEqual({ 1: 0 });
    hand.ended(1);
    expect(hand.takeReady()).toHaveLength(1);
    expect(hand.takeWaiting()).toHaveLength(room.otherwise - ready.length - 1);
  });

  test('asks for more only where the last claim was full and half of it is gone', () => {
    const hand = new Hand(new Shares());
    const room = hand.room();
    hand.add(many(1, room.otherwise), room);
    expect(hand.wantsMore()).toBe(false);
    const endReady = () => {
      for (const { delivery } of hand.takeReady()) hand.ended(delivery.endpointId);
    };
    endReady();
    expect(hand.wantsMore()).toBe(false);
    endReady();
    expect(hand.wantsMore()).toBe(true);
    hand.add([], hand.room());
    expect(hand.wantsMore()).toBe(false);
  });

  test('forgets an endpoint that has nothing left', () => {
    const hand = new Hand(new Shares());
    hand.add(many(1, 2), hand.room());
    for (const { delivery } of hand.takeReady()) hand.ended(delivery.endpointId);
    expect(hand.room().byEndpoint).toEqual({});
  });
});
