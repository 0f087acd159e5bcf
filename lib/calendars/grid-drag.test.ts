import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeklyHours } from '@/lib/contract/weekly-hours';
import { dropped, type Grip } from './grid-drag';
import { isOvernight, type Week, weekBody } from './week-edits';

const closed: Week = Array.from({ length: 7 }, () => []);
const monday = (...ranges: Week[number]): Week => [ranges, ...closed.slice(1)];
const morning = { desde: '09:00', hasta: '13:00' };
const grip = (part: 'start' | 'end' | 'whole'): Grip => ({ day: 0, at: 600, range: { index: 0, part } });

test('a drag over what is closed makes a range, in either direction', () => {
  const made = monday({ desde: '09:00', hasta: '11:15' });
  expect(dropped(closed, { day: 0, at: 541 }, { day: 0, at: 673 })).toEqual(made);
  expect(dropped(closed, { day: 0, at: 673 }, { day: 3, at: 541 })).toEqual(made);
});

test('a range is moved to another day, and an end of it to another time', () => {
  expect(dropped(monday(morning), grip('whole'), { day: 1, at: 660 })).toEqual([
    [],
    [{ desde: '10:00', hasta: '14:00' }],
    ...closed.slice(2),
  ]);
  expect(dropped(monday(morning), grip('start'), { day: 0, at: 900 })[0]).toEqual([
    { desde: '12:45', hasta: '13:00' },
  ]);
  expect(dropped(monday(morning), grip('end'), { day: 0, at: 5000 })[0]).toEqual([
    { desde: '09:00', hasta: '24:00' },
  ]);
});

const place = fc.record({ day: fc.integer({ min: -2, max: 9 }), at: fc.integer({ min: -200, max: 1700 }) });
const drag = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  at: fc.integer({ min: 0, max: 1440 }),
  index: fc.nat({ max: 3 }),
  part: fc.constantFrom('start' as const, 'end' as const, 'whole' as const),
  to: place,
});

test('wherever things are dropped, the hours are ones that the contract takes', () => {
  fc.assert(
    fc.property(fc.array(drag, { maxLength: 30 }), (drags) => {
      const week = drags.reduce<Week>((now, { day, at, index, part, to }) => {
        const held = now[day]?.[index];
        // The page lets nights be typed only.
        const range = held && !isOvernight(held) ? { index, part } : undefined;
        return dropped(now, { day, at, ...(range && { range }) }, to);
      }, closed);
      expect(weeklyHours.safeParse(weekBody(week)).error).toBeUndefined();
    }),
  );
});
