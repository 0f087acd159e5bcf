import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { weekdays } from '../../contract/weekdays.ts';
import type { HoursExceptions, WeeklyHours } from '../../contract/weekly-hours.ts';
import { openSpans } from './hours.ts';
import { freeSlots, type SlotRules, strandedBy } from './slots.ts';

/** Knows a calendar by asking Temporal for every minute alone, and shares nothing with the rules. */
const MINUTE = 60_000;
const walls = new Map<string, Map<number, { date: string; time: string; weekday: number }>>();

function wallAt(instant: number, zone: string) {
  const ofZone = walls.get(zone) ?? new Map();
  walls.set(zone, ofZone);
  const known = ofZone.get(instant);
  if (known) return known;
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const text = wall.toString();
  const said = { date: text.slice(0, 10), time: text.slice(11, 16), weekday: wall.dayOfWeek - 1 };
  ofZone.set(instant, said);
  return said;
}

/** The date and block in which a minute is open, else undefined. */
function blockAt({ timezone, horario, excepciones }: SlotRules, instant: number): string | undefined {
  const { date, time, weekday } = wallAt(instant, timezone);
  const exception = excepciones.find(({ fecha }) => fecha === date);
  const blocks = exception?.bloques ?? horario[weekdays[weekday]!] ?? [];
  const index = blocks.findIndex(({ desde, hasta }) => desde <= time && time < hasta);
  return index < 0 ? undefined : `${date} ${index}`;
}

function isOpen(rules: SlotRules, from: number, to: number): boolean {
  for (let at = from; at < to; at += MINUTE) if (blockAt(rules, at) === undefined) return false;
  return true;
}

type Booked = { from: number; to: number };

function slowlyFree(rules: SlotRules, booked: Booked[], days: Booked, now: number): number[] {
  const dateOf = (instant: number) => wallAt(instant, rules.timezone).date;
  const last = Temporal.PlainDate.from(dateOf(now)).add({ days: rules.ventana_dias }).toString();
  const buffer = Math.max(rules.buffer_antes_min, rules.buffer_despues_min) * MINUTE;
  const found = [];
  let block: string | undefined;
  let minutesInBlock = 0;
  for (let from = days.from - 26 * 60 * MINUTE; from < days.to; from += MINUTE) {
    const here = blockAt(rules, from);
    minutesInBlock = here === block ? minutesInBlock + 1 : 0;
    block = here;
    const to = from + rules.duracion_min * MINUTE;
    if (from < days.from || block === undefined || minutesInBlock % rules.intervalo_min !== 0) continue;
    if (!isOpen(rules, from, to)) continue;
    if (from - now < rules.anticipacion_min_horas * 60 * MINUTE) continue;
    if (dateOf(from) > last) continue;
    if (booked.some((other) => from - other.to < buffer && other.from - to < buffer)) continue;
    const sameDay = booked.filter((other) => dateOf(other.from) === dateOf(from));
    if (rules.max_por_dia !== null && sameDay.length >= rules.max_por_dia) continue;
    found.push(from);
  }
  return found;
}

const zones = [
  'America/Santiago',
  'America/New_York',
  'Australia/Lord_Howe',
  'Europe/Madrid',
  'America/Havana',
  'Pacific/Easter',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'UTC',
];

/** A date on which the zone's clock changes after one of 2026's months, or any where it never does. */
function changeDay(zone: string, month: number): string {
  const from = Temporal.ZonedDateTime.from(`2026-${String(month).padStart(2, '0')}-03T00:00[${zone}]`);
  return (from.getTimeZoneTransition('next') ?? from).subtract({ seconds: 1 }).toPlainDate().toString();
}

const time = fc
  .integer({ min: 0, max: 96 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const blocks = fc
  .oneof(
    fc.uniqueArray(time, { maxLength: 6 }).map((times) => [...times].sort()),
    fc.constant(['00:00', '24:00']),
    fc.constant(['00:00', '01:30', '01:30', '24:00']),
  )
  .map((times) =>
    Array.from({ length: Math.floor(times.length / 2) }, (_, index) => ({
      desde: times[index * 2]!,
      hasta: times[index * 2 + 1]!,
    })),
  );

const agenda = fc
  .record({ timezone: fc.constantFrom(...zones), month: fc.constantFrom(2, 9) })
  .map(({ timezone, month }) => ({ timezone, change: Temporal.PlainDate.from(changeDay(timezone, month)) }))
  .chain(({ timezone, change }) =>
    fc.record({
      rules: fc.record({
        activo: fc.constant(true),
        timezone: fc.constant(timezone),
        horario: fc.record(
          Object.fromEntries(weekdays.map((day) => [day, blocks])) as Record<string, typeof blocks>,
          { requiredKeys: [] },
        ) as fc.Arbitrary<WeeklyHours>,
        excepciones: fc
          .array(blocks, { maxLength: 2 })
          .map(
            (list): HoursExceptions =>
              list.map((bloques, index) => ({ fecha: change.add({ days: index }).toString(), bloques })),
          ),
        duracion_min: fc.integer({ min: 5, max: 200 }),
        intervalo_min: fc.integer({ min: 5, max: 100 }),
        buffer_antes_min: fc.constantFrom(0, 0, 10),
        buffer_despues_min: fc.constantFrom(0, 5, 45),
        anticipacion_min_horas: fc.constantFrom(0, 0, 3, 30),
        ventana_dias: fc.integer({ min: 1, max: 3 }),
        max_por_dia: fc.constantFrom(null, null, 1, 2),
      }),
      date: fc.integer({ min: -1, max: 1 }).map((days) => change.add({ days })),
      dates: fc.integer({ min: 1, max: 2 }),
      asked: fc.constantFrom(timezone, 'UTC'),
      nowMinutes: fc.integer({ min: -60 * 60, max: 20 * 60 }),
      booked: fc.array(
        fc.record({
          minute: fc.integer({ min: -300, max: 50 * 60 }),
          length: fc.integer({ min: 1, max: 240 }),
        }),
        { maxLength: 5 },
      ),
    }),
  );

test('free slots are those that a minute-by-minute twin finds, in ten zones and on days of every change', () => {
  let slots = 0;
  fc.assert(
    fc.property(agenda, ({ rules, date, dates, asked, nowMinutes, booked: taken }) => {
      const days = {
        from: date.toZonedDateTime(asked).epochMilliseconds,
        to: date.add({ days: dates }).toZonedDateTime(asked).epochMilliseconds,
      };
      const at = (minute: number) => days.from + minute * MINUTE;
      const booked = taken.map(({ minute, length }) => ({ from: at(minute), to: at(minute + length) }));
      const free = freeSlots(rules, booked, days, at(nowMinutes));
      slots += free.length;
      expect(free.map(({ from }) => from)).toEqual(slowlyFree(rules, booked, days, at(nowMinutes)));
      for (const { from, to } of free) expect(to - from).toBe(rules.duracion_min * MINUTE);
      expect(strandedBy(rules, booked)).toEqual(booked.filter(({ from, to }) => !isOpen(rules, from, to)));
    }),
    { numRuns: 60 },
  );
  expect(slots).toBeGreaterThan(50);
}, 60_000);

test('the open spans of a date are its open minutes', () => {
  fc.assert(
    fc.property(agenda, ({ rules, date }) => {
      const day = date.toString();
      const spans = openSpans(rules, day);
      const from = date.toZonedDateTime(rules.timezone).epochMilliseconds;
      const to = date.add({ days: 1 }).toZonedDateTime(rules.timezone).epochMilliseconds;
      for (let at = from; at < to; at += MINUTE) {
        const within = spans.filter((span) => span.from <= at && at < span.to).length;
        expect(within).toBe(blockAt(rules, at) === undefined ? 0 : 1);
      }
    }),
    { numRuns: 30 },
  );
});
