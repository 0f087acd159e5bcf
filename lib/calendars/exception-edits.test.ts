import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursExceptions } from '@/lib/contract/weekly-hours';
import { closeDates, readExceptions, removeDates, setDates } from './exception-edits';

const own = [{ desde: '10:00', hasta: '12:00' }];

test.each([
  [
    'a date twice',
    [
      { fecha: '2026-09-18', bloques: [] },
      { fecha: '2026-09-18', bloques: own },
    ],
  ],
  ['a field that is not known', [{ fecha: '2026-09-18', bloques: [], motivo: 'Feriado' }]],
  ['other names', [{ date: '2026-09-18', blocks: [] }]],
  ['a span of days', [{ fecha: '2026-09-18/2026-09-20', bloques: [] }]],
  ['an object', { '2026-09-18': [] }],
])('exceptions of another shape are not edited: %s', (_, sent) => expect(readExceptions(sent)).toBeNull());

test('holidays that are unticked open again; hours of one’s own on such a day stay', () => {
  const before = [
    { fecha: '2026-09-18', bloques: [] },
    { fecha: '2026-09-19', bloques: own },
    { fecha: '2026-11-30', bloques: [] },
  ];
  const offered = ['2026-09-18', '2026-09-19', '2026-12-25'];
  expect(closeDates(before, offered, ['2026-12-25'])).toEqual([
    { fecha: '2026-09-19', bloques: own },
    { fecha: '2026-11-30', bloques: [] },
    { fecha: '2026-12-25', bloques: [] },
  ]);
});

const date = fc
  .integer({ min: 0, max: 400 })
  .map((day) => new Date(day * 86_400_000 + 1.7e12).toISOString().slice(0, 10));
const act = fc.record({
  kind: fc.constantFrom('set' as const, 'remove' as const, 'close' as const),
  dates: fc.array(date, { maxLength: 5 }),
  blocks: fc.constantFrom([], own),
});

test('whatever is edited, the contract takes it and it is read as it was', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const left = acts.reduce<ReturnType<typeof setDates>>((now, { kind, dates, blocks }) => {
        if (kind === 'set') return setDates(now, dates, blocks);
        return kind === 'remove' ? removeDates(now, dates) : closeDates(now, dates, dates.slice(1));
      }, []);
      expect(hoursExceptions.safeParse(left).error).toBeUndefined();
      expect(readExceptions(left)).toEqual(left);
    }),
  );
});
