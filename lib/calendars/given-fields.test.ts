import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { calendar } from '@/lib/contract/calendars';
import { givenIn } from './given-fields';

test('a field is offered where the server gives it, with nothing in it too, and under another name', () => {
  const read = readLoosely(calendar, {
    id: 1,
    name: 'Visita',
    max_por_dia: null,
    duracion_min: { minutes: 30 },
  })!;
  expect(givenIn(read, 'nombre')).toBe('given');
  expect(givenIn(read, 'max_por_dia')).toBe('given');
  expect(givenIn(read, 'duracion_min')).toBe('unreadable');
  expect(givenIn(read, 'cancelacion_min_horas')).toBe('absent');
});
