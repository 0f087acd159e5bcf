import { expect, test } from 'vitest';
import { call } from '@/lib/api/client';
import { FakeApi, refused } from '@/lib/testing/fake-api';
import { findUpcoming } from './find-upcoming';

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

/** The appointments of one Ana, of the other and of the second calendar cannot be read; the third one is archived. */
const api = new FakeApi(({ path, query }) => {
  if (path === '/calendars') return { data: [1, 2, 3].map((id) => ({ id, activo: id !== 3 })) };
  if (path === '/contacts') {
    return { data: query.get('search') === 'ana' ? [7, 8].map((id) => ({ id, nombre: `Ana ${id}` })) : [] };
  }
  if (path === '/contacts/7/appointments') return { data: ofAna };
  if (path === '/calendars/1/appointments') {
    return { data: [at(4, '2026-11-26T13:30:00Z', null, { notas: 'Silla 12' }), ...ofAna] };
  }
  return refused(500, 'broken', 'It broke');
});

async function found(text: string, most = 5) {
  await api.start();
  const target = { baseUrl: api.baseUrl };
  try {
    return await findUpcoming(text, {
      read: (operation, sent) => call(operation, sent, target),
      most,
      now,
      locale: 'en',
      timeZone: 'America/Santiago',
    });
  } finally {
    await api.stop();
  }
}

test('today’s appointments and those to come of whoever is searched for, the next one first', async () => {
  expect(await found('ana')).toEqual([
    { id: 9, who: 'Ana 7', when: 'Tue 24 Nov 2026, 08:00' },
    { id: 3, who: 'Ana 7', when: 'Sat 26 Dec 2026, 09:00' },
  ]);
  expect(api.seen.filter(({ path }) => path.startsWith('/calendars'))).toEqual([]);
});

test('those of the next days by a day, a time or notes with a number in them', async () => {
  expect(await found('26 nov')).toEqual([{ id: 4, who: 'Silla 12', when: 'Thu 26 Nov 2026, 10:30' }]);
  expect((await found('08:00')).map(({ id }) => id)).toEqual([9]);
  expect((await found('silla 12')).map(({ id }) => id)).toEqual([4]);
  expect(await found('nobody')).toEqual([]);
  expect(api.seen.filter(({ path }) => path.startsWith('/calendars/3'))).toEqual([]);
});
