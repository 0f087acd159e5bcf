import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdays } from '@/lib/contract/weekdays';
import { weeklyHours } from '@/lib/contract/weekly-hours';
import { timeText } from './typed-time';
import {
  addRange,
  copyDay,
  mergeDay,
  overlapping,
  rangeIssue,
  readWeek,
  setEnd,
  setStart,
  type Week,
  weekBody,
  withDay,
} from './week-edits';

const range = (desde: string, hasta: string) => ({ desde, hasta });
const week = (...days: Week): Week => [...days, ...Array.from({ length: 7 - days.length }, () => [])];

test('a range over midnight is two of the server’s and one of the page’s', () => {
  const hours = {
    lunes: [range('22:00', '24:00')],
    martes: [range('00:00', '02:00'), range('09:00', '13:00')],
  };
  const read = readWeek(hours)!;
  expect(read[0]).toEqual([range('22:00', '02:00')]);
  expect(read[1]).toEqual([range('09:00', '13:00')]);
  expect(weekBody(read)).toEqual(hours);
  const sunday = { lunes: [range('00:00', '01:00')], domingo: [range('20:00', '24:00')] };
  expect(readWeek(sunday)![6]).toEqual([range('20:00', '01:00')]);
  // Open all day on both: nobody would read that as one night.
  const all = { lunes: [range('00:00', '24:00')], martes: [range('00:00', '24:00')] };
  expect(readWeek(all)!.slice(0, 2)).toEqual([[range('00:00', '24:00')], [range('00:00', '24:00')]]);
});

test.each([
  ['days under other names', { monday: [range('09:00', '18:00')] }],
  ['fields that are not known', { lunes: [{ desde: '09:00', hasta: '18:00', cupos: 3 }] }],
  ['seconds', { lunes: [range('09:00:00', '18:00:00')] }],
  ['numbers', { lunes: [{ desde: 9, hasta: 18 }] }],
  ['text', '9-18'],
  ['a list', [{ dia: 1 }]],
  ['nothing', null],
])('hours of another shape are not edited: %s', (_, hours) => expect(readWeek(hours)).toBeNull());

test('a range more begins where the last one ends, or before the first', () => {
  expect(addRange([])).toEqual([range('09:00', '18:00')]);
  expect(addRange([range('09:00', '13:00')])).toEqual([range('09:00', '13:00'), range('13:00', '14:00')]);
  expect(addRange([range('09:30', '23:30')])![0]).toEqual(range('08:30', '09:30'));
  expect(addRange([range('00:00', '24:00')])).toBeUndefined();
});

test('a start after the end pushes the end on, an end before the start is the next day’s', () => {
  expect(setStart(range('09:00', '13:00'), '15')).toEqual(range('15:00', '19:00'));
  expect(setStart(range('09:00', '13:00'), '23')).toEqual(range('23:00', '24:00'));
  expect(setStart(range('22:00', '02:00'), '23')).toEqual(range('23:00', '02:00'));
  expect(setEnd(range('22:00', '23:00'), '2am')).toEqual(range('22:00', '02:00'));
  expect(setEnd(range('22:00', '23:00'), 'late')).toEqual(range('22:00', 'late'));
});

test('what comes over midnight lies over the next day’s ranges', () => {
  const late = week([range('22:00', '03:00')], [range('02:00', '05:00')]);
  expect(overlapping(late).slice(0, 2)).toEqual([false, true]);
  expect(mergeDay(late, 1)).toEqual(week([range('22:00', '05:00')]));
});

const minutes = fc.integer({ min: 0, max: 1439 });
const time = minutes.map(timeText);
const typed = fc.oneof(time, fc.constantFrom('9', '24', '0', '9pm', '930', '12am'));
const day = fc.integer({ min: 0, max: 6 });
const at = fc.nat({ max: 5 });
const edit = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), day }),
  fc.record({ kind: fc.constant('start' as const), day, at, text: typed }),
  fc.record({ kind: fc.constant('end' as const), day, at, text: typed }),
  fc.record({ kind: fc.constant('copy' as const), day, to: fc.array(day, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('merge' as const), day }),
  fc.record({ kind: fc.constant('remove' as const), day, at }),
);

function edited(now: Week, act: typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never): Week {
  const ranges = now[act.day]!;
  const change = (to: (one: (typeof ranges)[number]) => (typeof ranges)[number], place: number) =>
    withDay(
      now,
      act.day,
      ranges.map((one, index) => (index === place ? to(one) : one)),
    );
  switch (act.kind) {
    case 'add':
      return withDay(now, act.day, addRange(ranges) ?? ranges);
    case 'start':
      return change((one) => setStart(one, act.text), act.at);
    case 'end':
      return change((one) => setEnd(one, act.text), act.at);
    case 'copy':
      return copyDay(now, act.day, act.to);
    case 'merge':
      return mergeDay(now, act.day);
    default:
      return withDay(now, act.day, ranges.toSpliced(act.at, 1));
  }
}

const empty = week();

test('whatever is edited, merging leaves hours that the contract takes and that are read as they were', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (acts) => {
      const week = acts.reduce(edited, empty);
      fc.pre(week.flat().every((one) => !rangeIssue(one)));
      const whole = weekdays.reduce((left, _, each) => mergeDay(left, each), week);
      expect(overlapping(whole)).toEqual(weekdays.map(() => false));
      const body = weekBody(whole);
      expect(weeklyHours.safeParse(body).error).toBeUndefined();
      expect(weekBody(readWeek(body)!)).toEqual(body);
    }),
  );
});

test('merging opens no minute that was closed, and closes none', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), (acts) => {
      const week = acts.reduce(edited, empty);
      fc.pre(week.flat().every((one) => !rangeIssue(one)));
      expect(open(weekdays.reduce((left, _, each) => mergeDay(left, each), week))).toEqual(open(week));
    }),
  );
});

/** The open minutes of the week, each told by itself. */
function open(of: Week): readonly number[] {
  const minutes = new Set<number>();
  for (const [day, ranges] of Object.values(weekBodyOf(of)).entries()) {
    for (const { desde, hasta } of ranges) {
      for (let minute = inMinutes(desde); minute < inMinutes(hasta); minute++)
        minutes.add(day * 1440 + minute);
    }
  }
  return [...minutes].sort((one, other) => one - other);
}

function weekBodyOf(of: Week) {
  const body = weekBody(of);
  return weekdays.map((name) => body[name] ?? []);
}

function inMinutes(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return hours! * 60 + minutes!;
}
