import { expect, test } from 'vitest';
import type { CalendarRecord } from '@/lib/api/records';
import { marksOf } from './marks';

const calendars = (...names: string[]) =>
  names.map((nombre, at) => ({ id: at + 1, nombre }) as CalendarRecord);

test('each has a letter of its name that no other has, and a colour', () => {
  const marks = marksOf(calendars('Ventas', 'Visitas', 'Ánimo', 'A'));
  expect([...marks.values()].map(({ letter }) => letter)).toEqual(['V', 'I', 'A', 'B']);
  expect(new Set([...marks.values()].map(({ colour }) => colour)).size).toBe(4);
});

test('they do not depend on the order of the list, nor on what comes later', () => {
  const all = calendars('Ventas', 'Visitas', 'Vinos');
  expect(marksOf(all.toReversed())).toEqual(marksOf(all));
  expect(marksOf(all.slice(0, 2)).get('2')).toEqual(marksOf(all).get('2'));
});

test('a hundred calendars still differ by their letters', () => {
  const marks = marksOf(calendars(...Array.from({ length: 100 }, (_, at) => `Sala ${at}`)));
  expect(new Set([...marks.values()].map(({ letter }) => letter)).size).toBe(100);
});
