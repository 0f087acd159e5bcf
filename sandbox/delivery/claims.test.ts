import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLAIMED_PER_SLOT, Claims, type Held } from './claims.ts';
import { Quotas } from './quotas.ts';

let serial = 0;
function held(endpointId: number): Held {
  const delivery = {
    ...{
      id: ++serial,
      ...{ subaccountId: 1, endpointId },
      eventType: 'deal.won',
      body: '{}',
      url: 'https://example.com',
      secret: 's',
    },
    ...{ attempts: 0, claimedAt: new Date(0), previousSecret: null, previousSecretExpiresAt: null },
  };
  return { delivery, lease: 'l', until: new Date(0) };
}
const many = (endpointId: number, count: number) => Array.from({ length: count }, () => held(endpointId));

describe('quotas', () => {
  test('a failing endpoint is left one slot, an acknowledging one grows', () => {
    const quotas = new Quotas();
    for (let i = 0; i < 10; i++) quotas.record(1, false);
    for (let i = 0; i < 1000; i++) quotas.record(2, true);
    expect(quotas.of(1, 2)).toBe(1);
    expect(quotas.of(2, 2)).toBe(64);
  });

  test('no quota exceeds an equal part, none is less than one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 200 }),
        fc.integer({ min: 1, max: 5000 }),
        (history, busy) => {
          const quotas = new Quotas();
          for (const acknowledged of history) quotas.record(1, acknowledged);
          expect(quotas.of(1, busy)).toBeGreaterThanOrEqual(1);
          expect(quotas.of(1, busy)).toBeLessThanOrEqual(Math.max(1, 512 / busy));
        },
      ),
    );
  });
});

describe('claims', () => {
  test('sends what the quota allows and keeps the rest at hand', () => {
    const quotas = new Quotas();
    const claims = new Claims(quotas);
    const room = claims.room();
    expect(room).toEqual({ byEndpoint: {}, otherwise: quotas.of(1, 1) * CLAIMED_PER_SLOT });
    claims.add(many(1, room.otherwise), room);
    const ready = claims.takeReady();
    expect(ready).toHaveLength(quotas.of(1, 1));
    expect(claims.takeReady()).toEqual([]);
    expect(claims.room().byEndpoint).toEqual({ 1: 0 });
    claims.ended(1);
    expect(claims.takeReady()).toHaveLength(1);
    expect(claims.takeWaiting()).toHaveLength(room.otherwise - ready.length - 1);
  });

  test('asks for more only where the last claim was full and half of it is gone', () => {
    const claims = new Claims(new Quotas());
    const room = claims.room();
    claims.add(many(1, room.otherwise), room);
    expect(claims.wantsMore()).toBe(false);
    const endReady = () => {
      for (const { delivery } of claims.takeReady()) claims.ended(delivery.endpointId);
    };
    endReady();
    expect(claims.wantsMore()).toBe(false);
    endReady();
    expect(claims.wantsMore()).toBe(true);
    claims.add([], claims.room());
    expect(claims.wantsMore()).toBe(false);
  });

  test('forgets an endpoint that has nothing left', () => {
    const claims = new Claims(new Quotas());
    claims.add(many(1, 2), claims.room());
    for (const { delivery } of claims.takeReady()) claims.ended(delivery.endpointId);
    expect(claims.room().byEndpoint).toEqual({});
  });
});
