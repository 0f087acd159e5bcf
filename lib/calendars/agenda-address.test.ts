import { expect, test } from 'vitest';
import { addressOf, readAddress } from '@/lib/fields/address';
import { agendaCodecs, datesRead, datesShown, daysBetweenDates, stepped, zoneShown } from './agenda-address';

const read = (query: string) => readAddress(agendaCodecs, new URLSearchParams(query));

test('an address that says nothing, or what makes no sense, is the usual page', () => {
  const usual = { view: '', date: '', calendars: [], state: [], zone: 'calendar', second: '', free: '' };
  expect(read('')).toEqual(usual);
  expect(read('view=year&date=2026-02-30&second=Mars/Base')).toEqual(usual);
  expect(addressOf(agendaCodecs, read(''))).toBe('');
});

test('what is chosen comes back from its address', () => {
  const query =
    'view=week&date=2026-11-23&calendars=1%2C2&state=pendiente&zone=mine&second=Europe%2FMadrid&free=2';
  expect(addressOf(agendaCodecs, read(query))).toBe(query);
});

test.each([
  ['day', '2026-11-22', '2026-11-22', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['month', '2026-11-22', '2026-10-26', '2026-12-06', '2026-10-26', '2026-12-06'],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28', '2027-02-01', '2027-02-28'],
  ['list', '2026-11-22', '2026-11-22', '2026-12-19', '2026-11-16', '2026-12-20'],
] as const)('a %s of %s shows %s to %s and reads %s to %s', (view, day, from, to, readFrom, readTo) => {
  expect(datesShown(view, day)).toEqual({ from, to });
  expect(datesRead(view, day)).toEqual({ from: readFrom, to: readTo });
});

test('a step leads to the next of its kind', () => {
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-01');
  expect(stepped('month', '2026-01-31', -1)).toBe('2025-12-01');
  expect(stepped('week', '2026-12-28', 1)).toBe('2027-01-04');
  expect(daysBetweenDates({ from: '2026-12-30', to: '2027-01-01' })).toHaveLength(3);
});

test('the page is drawn in the calendars’ zone, the viewer’s or one by its name', () => {
  expect(zoneShown('calendar', 'Europe/Madrid', 'UTC')).toBe('Europe/Madrid');
  expect(zoneShown('calendar', 'Mars/Base', 'America/Lima')).toBe('America/Lima');
  expect(zoneShown('mine', 'Europe/Madrid', 'America/Lima')).toBe('America/Lima');
  expect(zoneShown('Asia/Tokyo', 'Europe/Madrid', 'UTC')).toBe('Asia/Tokyo');
  expect(zoneShown('Mars/Base', undefined, 'UTC')).toBe('UTC');
});
