import { addDays, weekdayOf } from '@/lib/rules/zones';

const fixed = {
  newYear: '01-01',
  labour: '05-01',
  navy: '05-21',
  carmen: '07-16',
  assumption: '08-15',
  independence: '09-18',
  army: '09-19',
  allSaints: '11-01',
  conception: '12-08',
  christmas: '12-25',
} as const;

const moved = [
  'goodFriday',
  'holySaturday',
  'peoples',
  'peter',
  'bridge',
  'encounter',
  'reformation',
] as const;

/** What a holiday is called: `calendars.settings.holidays.name.<key>`. */
export type HolidayName = keyof typeof fixed | (typeof moved)[number];
export type Holiday = { readonly day: string; readonly name: HolidayName };

/** The solstice of June by the clock of Chile, which law 21.357 names; astronomy gives it, no rule does. */
const solstice: Readonly<Record<number, number>> = { 2026: 21, 2027: 21, 2028: 20 };

/** Years whose holidays are known here. */
export const holidayYears: readonly number[] = Object.keys(solstice).map(Number);

/**
 * The holidays of all of Chile in a year, in order, by its laws (2.977, 18.432, 19.668, 19.973, 20.148, 20.299, 20.983,
 * 21.357): without those of one region or of banks only, elections and what a law makes for one year. None of a year
 * that is not among `holidayYears`.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const longest = solstice[year];
  if (longest === undefined) return [];
  const on = (monthDay: string) => `${year}-${monthDay}`;
  const easter = easterOf(year);
  const days: Holiday[] = [
    ...Object.entries(fixed).map(([name, monthDay]) => ({ name: name as HolidayName, day: on(monthDay) })),
    { name: 'goodFriday', day: addDays(easter, -2) },
    { name: 'holySaturday', day: addDays(easter, -1) },
    { name: 'peoples', day: on(`06-${longest}`) },
    { name: 'peter', day: toMonday(on('06-29')) },
    { name: 'encounter', day: toMonday(on('10-12')) },
    { name: 'reformation', day: toFriday(on('10-31')) },
  ];
  if (weekdayOf(on('01-01')) === 6) days.push({ name: 'bridge', day: on('01-02') });
  const eve = weekdayOf(on('09-17'));
  if (eve === 0 || eve === 4) days.push({ name: 'bridge', day: on('09-17') });
  if (weekdayOf(on('09-20')) === 4) days.push({ name: 'bridge', day: on('09-20') });
  return days.toSorted((one, other) => one.day.localeCompare(other.day));
}

/** From Tuesday to Thursday the Monday before, of a Friday the Monday after (law 19.668). */
function toMonday(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday >= 1 && weekday <= 3) return addDays(day, -weekday);
  return weekday === 4 ? addDays(day, 3) : day;
}

/** Of a Tuesday the Friday before, of a Wednesday the Friday after (law 20.299). */
function toFriday(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 1) return addDays(day, -4);
  return weekday === 2 ? addDays(day, 2) : day;
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
