import { expect, test } from 'vitest';
import { holidaysOf, holidayYears } from './chile-holidays';

const daysOf = (year: number) => holidaysOf(year).map(({ day }) => day.slice(5));

test('the holidays of Chile are those that the government announces', () => {
  expect(daysOf(2026)).toEqual([
    '01-01',
    '04-03',
    '04-04',
    '05-01',
    '05-21',
    '06-21',
    '06-29',
    '07-16',
    '08-15',
    '09-18',
    '09-19',
    '10-12',
    '10-31',
    '11-01',
    '12-08',
    '12-25',
  ]);
});

test('what falls in the middle of the week is moved as the law says', () => {
  expect(daysOf(2027)).toEqual(
    expect.arrayContaining(['03-26', '03-27', '06-28', '09-17', '10-11', '10-31']),
  );
  expect(daysOf(2028)).toEqual(
    expect.arrayContaining(['04-14', '04-15', '06-20', '06-26', '10-09', '10-27']),
  );
  expect(daysOf(2028)).not.toContain('09-17');
});

test('a year that is not known has none, and no day is there twice', () => {
  expect(holidaysOf(2040)).toEqual([]);
  for (const year of holidayYears) expect(new Set(daysOf(year)).size).toBe(holidaysOf(year).length);
});
