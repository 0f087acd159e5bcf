import { expect, test } from 'vitest';
import { axisOf } from '@/lib/calendars/day-axis';
import { columnsOf } from '@/lib/calendars/grid-columns';
import { addDays } from '@/lib/rules/zones';
import { placeAfter, quarterAt } from './grid-places';

const zone = 'America/Santiago';
const weekOf = (monday: string) => Array.from({ length: 7 }, (_, at) => addDays(monday, at));
const at = (iso: string) => Date.parse(iso);

test('keys walk quarters and days, and beyond the week', () => {
  const days = weekOf('2026-11-23');
  const columns = columnsOf(days, []);
  const axis = axisOf(days, zone);
  const go = (key: string, column: number, iso: string, hasCtrl = false) =>
    placeAfter(key, hasCtrl, { column, instant: at(iso) }, columns, axis);
  expect(go('ArrowDown', 0, '2026-11-23T12:00:00Z')).toEqual({
    column: 0,
    instant: at('2026-11-23T12:15:00Z'),
  });
  expect(go('ArrowUp', 0, '2026-11-23T03:00:00Z')).toEqual({
    column: 0,
    instant: at('2026-11-23T03:00:00Z'),
  });
  expect(go('ArrowRight', 0, '2026-11-23T12:00:00Z')).toEqual({
    column: 1,
    instant: at('2026-11-24T12:00:00Z'),
  });
  expect(go('ArrowLeft', 0, '2026-11-23T12:00:00Z')).toBe(-1);
  expect(go('ArrowRight', 6, '2026-11-29T12:00:00Z')).toBe(1);
  expect(go('End', 2, '2026-11-25T12:00:00Z')).toEqual({ column: 6, instant: at('2026-11-29T12:00:00Z') });
  expect(go('End', 2, '2026-11-25T12:00:00Z', true)).toEqual({
    column: 2,
    instant: at('2026-11-26T02:45:00Z'),
  });
  expect(go('x', 0, '2026-11-23T12:00:00Z')).toBeUndefined();
});

test('a day of 25 hours is walked through all of them, and a skipped hour is stepped over', () => {
  const days = weekOf('2027-03-29');
  const columns = columnsOf(days, []);
  const axis = axisOf(days, zone);
  let place = { column: 5, instant: axis.clocks.get('2027-04-03')!.from };
  const seen = new Set([place.instant]);
  for (let step = 0; step < 120; step++) {
    place = placeAfter('ArrowDown', false, place, columns, axis) as typeof place;
    seen.add(place.instant);
  }
  expect(seen.size).toBe(100);

  const spring = weekOf('2026-08-31');
  const springAxis = axisOf(spring, zone);
  const saturday = { column: 5, instant: at('2026-09-05T04:15:00Z') };
  expect(placeAfter('ArrowRight', false, saturday, columnsOf(spring, []), springAxis)).toEqual({
    column: 6,
    instant: at('2026-09-06T04:00:00Z'),
  });
  expect(quarterAt(springAxis, '2026-09-06', 30)).toBeUndefined();
  expect(quarterAt(springAxis, '2026-09-06', 70)).toBe(at('2026-09-06T04:00:00Z'));
});
