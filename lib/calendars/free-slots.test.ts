import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAvailability } from '@/lib/api/contract/calendars';
import { readReply } from '@/lib/api/read/read-reply';
import { contactZone } from './contact-zone';
import { freeSlots, nearestSlots, slotsByDay, withFreshDay } from './free-slots';

const starts = (body: unknown) =>
  freeSlots(readReply(getAvailability, body)?.items ?? []).slots.map(({ start }) =>
    new Date(start).toISOString(),
  );

const two = ['2026-11-24T13:00:00.000Z', '2026-11-25T13:30:00.000Z'];

test.each([
  ['as the document has it', { data: [{ inicio: two[0], fin: two[1] }, { inicio: two[1] }] }],
  ['under other names', { slots: [{ start: two[0] }, { startTime: '2026-11-25T10:30:00-03:00' }] }],
  ['as bare texts', { data: two }],
  ['by days', { slots: { '2026-11-24': [{ start: two[0] }], '2026-11-25': [{ start: two[1] }] } }],
  ['by days, as bare texts', { data: { '2026-11-24': [two[0]], '2026-11-25': [two[1]] } }],
  ['twice and out of order', [{ start: two[1] }, { start: two[0] }, { start: two[1] }]],
  [
    'beside times that are not free',
    [
      { start: two[0], available: true },
      { start: '2026-11-24T14:00:00Z', available: false },
      { start: two[1] },
    ],
  ],
])('free times are read %s', (_, body) => expect(starts(body)).toEqual(two));

test('entries without a time that can be read are counted, and none becomes a time', () => {
  const items = readReply(getAvailability, {
    data: [{ inicio: 'soon' }, { hour: 9 }, { inicio: two[0] }],
  })!.items;
  expect(freeSlots(items)).toMatchObject({ slots: [{ start: Date.parse(two[0]!) }], unread: 2 });
});

const slot = fc
  .integer({ min: 0, max: 5000 })
  .map((quarter) => ({ start: quarter * 900_000, end: undefined }));

test('the nearest come first, and no nearer one is left out', () => {
  fc.assert(
    fc.property(fc.array(slot), fc.integer({ min: 0, max: 4_500_000_000 }), fc.nat(6), (slots, at, most) => {
      const nearest = nearestSlots(slots, at, most);
      const away = ({ start }: { start: number }) => Math.abs(start - at);
      expect(nearest).toHaveLength(Math.min(most, slots.length));
      expect(nearest.map(away)).toEqual(
        slots
          .map(away)
          .sort((one, other) => one - other)
          .slice(0, most),
      );
    }),
  );
});

test('a slot stands on the day that its zone’s clock shows', () => {
  const late = { start: Date.parse('2026-11-24T02:00:00Z'), end: undefined };
  expect([...slotsByDay([late], 'America/Santiago').keys()]).toEqual(['2026-11-23']);
  expect([...slotsByDay([late], 'Asia/Tokyo').keys()]).toEqual(['2026-11-24']);
});

test('a day that was read since stands for what was read before, and the other days stay', () => {
  const at = (iso: string) => ({ start: Date.parse(iso), end: undefined });
  const [early, late, next] = [at('2026-11-24T12:00Z'), at('2026-11-25T02:00Z'), at('2026-11-25T12:00Z')];
  const zone = 'America/Santiago';
  expect(withFreshDay([early, late, next], [late, next], '2026-11-24', zone)).toEqual([late, next]);
  expect(withFreshDay([early, next], [], '2026-11-25', zone)).toEqual([early]);
  expect(withFreshDay([next], [early, late], '2026-11-24', zone)).toEqual([early, late, next]);
});

test('a contact’s zone is read where servers and people write it, and only if it is one', () => {
  expect(contactZone({ id: 1, timezone: 'Europe/Madrid' })).toBe('Europe/Madrid');
  expect(contactZone({ id: 1, tz: 'Mars/Base', campos_custom: { zona_horaria: 'Asia/Tokyo' } })).toBe(
    'Asia/Tokyo',
  );
  expect(contactZone({ id: 1, timezone: 3 })).toBeUndefined();
  expect(contactZone(undefined)).toBeUndefined();
});
