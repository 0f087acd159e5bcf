import { expect, test } from 'vitest';
import { call } from '@/lib/api/client';
import { FakeApi, refused } from '@/lib/testing/fake-api';
import { findAppointments } from './find-appointments';
import type { Place } from './look';

const now = Date.parse('2026-11-24T13:00:00Z');
const at = (id: number, inicio: string, contacto_id: number | null, more: object = {}) => ({
  id,
  inicio,
  contacto_id,
  estado: 'confirmada',
  notas: null,
  ...more,
});

const ofAna = [
  at(6, '2026-11-25T14:00:00Z', 7, { estado: 'cancelada' }),
  at(9, '2026-11-24T11:00:00Z', 7),
  at(3, '2026-12-26T12:00:00Z', 7),
  at(2, '2026-11-23T12:00:00Z', 7),
  at(1, 'soon', 7),
];
const others = Array.from({ length: 94 }, (_, place) => at(100 + place, '2026-01-01T12:00:00Z', null));
const noted = at(4, '2026-11-26T13:30:00Z', null, { notas: 'Silla 12' });

/**
 * A server that passes over `q`. The appointments of one Ana, of the other and of the second calendar cannot be read; the
 * third one is archived; the first one has a second page.
 */
const api = new FakeApi(({ path, query }) => {
  if (path === '/calendars') return { data: [1, 2, 3].map((id) => ({ id, activo: id !== 3 })) };
  if (path === '/contacts') {
    return { data: query.get('search') === 'ana' ? [7, 8].map((id) => ({ id, nombre: `Ana ${id}` })) : [] };
  }
  if (path === '/contacts/7/appointments') return { data: ofAna };
  if (path === '/calendars/1/appointments') {
    if (query.get('cursor') === '2')
      return { data: [at(5, '2026-10-01T12:00:00Z', null, { notas: 'SILLA' })] };
    return { data: [noted, ...ofAna, ...others], next_cursor: query.has('date_from') ? null : 2 };
  }
  return refused(500, 'broken', 'It broke');
});

async function look(text: string, place?: Place, of = api) {
  await of.start();
  const target = { baseUrl: of.baseUrl };
  try {
    return await findAppointments(text, place, {
      read: (operation, sent) => call(operation, sent, target),
      now,
      locale: 'en',
      timeZone: 'America/Santiago',
    });
  } finally {
    await of.stop();
  }
}

const found = async (text: string) =>
  (await look(text)).found.map(({ id, who, when }) => ({ id, who, when }));

test('those of whoever is searched for: those to come, the next one first, then those that were', async () => {
  expect(await found('ana')).toEqual([
    { id: 9, who: 'Ana 7', when: 'Tue 24 Nov 2026, 08:00' },
    { id: 3, who: 'Ana 7', when: 'Sat 26 Dec 2026, 09:00' },
    { id: 6, who: 'Ana 7', when: 'Wed 25 Nov 2026, 11:00' },
    { id: 2, who: 'Ana 7', when: 'Mon 23 Nov 2026, 09:00' },
    { id: 1, who: 'Ana 7', when: '' },
  ]);
  expect(api.seen.filter(({ path }) => path.startsWith('/calendars/3'))).toEqual([]);
});

test('those of the next days by a day or a time', async () => {
  expect(await found('26 nov')).toEqual([{ id: 4, who: undefined, when: 'Thu 26 Nov 2026, 10:30' }]);
  expect((await found('08:00')).map(({ id }) => id)).toEqual([9]);
  expect(await found('nobody')).toEqual([]);
});

test('those whose notes say it, in each calendar round after round', async () => {
  const first = await look('silla');
  expect(first).toMatchObject({
    found: [{ id: 4 }],
    searched: 100,
    next: { lists: { 1: { isHere: true, cursor: 2 } } },
  });
  expect(await look('silla', first.next)).toMatchObject({ found: [{ id: 5 }], searched: 1 });
});

test('a calendar that cannot be read is said, and left to the next round; where none can, that fails', async () => {
  const first = await look('silla');
  expect(first).toMatchObject({ unread: 1, total: undefined, next: { lists: { 2: {} } } });
  await expect(look('silla', { lists: { 2: {} } })).rejects.toMatchObject({ status: 500 });
});

test('where no contact may be read, appointments are found by their notes and times', async () => {
  const closed = new FakeApi(({ path }) => {
    if (path === '/calendars') return { data: [{ id: 1 }], next_cursor: null };
    if (path === '/calendars/1/appointments') return { data: [noted], next_cursor: null };
    return refused(403, 'forbidden', 'Not with this key');
  });
  expect((await look('silla', undefined, closed)).found).toMatchObject([{ id: 4 }]);
  expect((await look('26 nov', undefined, closed)).found).toMatchObject([{ id: 4 }]);
});

test('the ninth calendar is searched by the next round, also by time', async () => {
  const ids = Array.from({ length: 10 }, (_, place) => place + 1);
  const many = new FakeApi(({ path }) => {
    if (path === '/calendars') return { data: ids.map((id) => ({ id })), next_cursor: null };
    const inLast = path === '/calendars/10/appointments';
    return { data: inLast ? [noted] : [], next_cursor: null, total: inLast ? 1 : 0 };
  });
  for (const text of ['silla', '26 nov']) {
    const first = await look(text, undefined, many);
    expect(first).toMatchObject({
      found: [],
      unread: 2,
      total: undefined,
      next: { lists: { 9: {}, 10: {} } },
    });
    const second = await look(text, first.next, many);
    expect(second).toMatchObject({ found: [{ id: 4 }] });
    expect([second.next, second.unread]).toEqual([undefined, undefined]);
  }
});
