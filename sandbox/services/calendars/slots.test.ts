import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesSpan } from './hours.ts';
import { freeSlots, offeredSlots, type SlotRules } from './slots.ts';

const everyDay = (desde: string, hasta: string) => {
  const blocks = [{ desde, hasta }];
  return {
    lunes: blocks,
    martes: blocks,
    miercoles: blocks,
    jueves: blocks,
    viernes: blocks,
    sabado: blocks,
    domingo: blocks,
  };
};

const rules = (over: Partial<SlotRules> = {}): SlotRules => ({
  activo: true,
  timezone: 'America/Santiago',
  horario: everyDay('09:00', '11:00'),
  excepciones: [],
  duracion_min: 30,
  intervalo_min: 30,
  buffer_antes_min: 0,
  buffer_despues_min: 0,
  anticipacion_min_horas: 0,
  ventana_dias: 730,
  max_por_dia: null,
  ...over,
});

const longAgo = Date.parse('2026-01-01T00:00:00Z');
const starts = (over: Partial<SlotRules>, from: string, to = from) =>
  offeredSlots(rules(over), datesSpan(from, to, over.timezone ?? 'America/Santiago'), longAgo).map((slot) =>
    new Date(slot.from).toISOString().slice(0, 16),
  );
const span = (from: string, minutes = 30) => ({
  from: Date.parse(from),
  to: Date.parse(from) + minutes * 60_000,
});

describe('offered slots', () => {
  it('follow the weekday’s hours in the calendar’s zone', () => {
    expect(starts({}, '2026-11-20')).toEqual([
      '2026-11-20T12:00',
      '2026-11-20T12:30',
      '2026-11-20T13:00',
      '2026-11-20T13:30',
    ]);
  });

  it('skip the hour that the clocks skip in Santiago on 6 September 2026', () => {
    expect(starts({ horario: everyDay('00:00', '03:00'), intervalo_min: 60 }, '2026-09-06')).toEqual([
      '2026-09-06T04:00',
      '2026-09-06T05:00',
    ]);
  });

  it('start with the day where the hours start in the skipped hour', () => {
    expect(starts({ horario: everyDay('00:30', '02:00') }, '2026-09-06')).toEqual([
      '2026-09-06T04:00',
      '2026-09-06T04:30',
    ]);
  });

  it('offer the repeated hour of 4 April 2026 twice where the day is open to its end', () => {
    expect(starts({ horario: everyDay('22:00', '24:00'), intervalo_min: 60 }, '2026-04-04')).toEqual([
      '2026-04-05T01:00',
      '2026-04-05T02:00',
      '2026-04-05T03:00',
    ]);
  });

  it('know zones with offsets of half an hour and of three quarters', () => {
    expect(starts({ timezone: 'Asia/Kolkata' }, '2026-11-20')[0]).toBe('2026-11-20T03:30');
    expect(starts({ timezone: 'Asia/Kathmandu' }, '2026-11-20')[0]).toBe('2026-11-20T03:15');
    expect(starts({ timezone: 'Australia/Lord_Howe' }, '2026-11-20')[0]).toBe('2026-11-19T22:00');
  });

  it('take an exception instead of the weekday', () => {
    const excepciones = [
      { fecha: '2026-09-18', bloques: [] },
      { fecha: '2026-09-19', bloques: [{ desde: '15:00', hasta: '15:30' }] },
    ];
    expect(starts({ excepciones }, '2026-09-18', '2026-09-19')).toEqual(['2026-09-19T18:00']);
  });

  it('keep the notice and the window', () => {
    const now = Date.parse('2026-11-20T11:40:00Z');
    const within = datesSpan('2026-11-19', '2026-11-30', 'America/Santiago');
    const offered = offeredSlots(rules({ anticipacion_min_horas: 1, ventana_dias: 1 }), within, now);
    expect(new Date(offered[0]!.from).toISOString()).toBe('2026-11-20T13:00:00.000Z');
    expect(new Date(offered.at(-1)!.from).toISOString()).toBe('2026-11-21T13:30:00.000Z');
  });

  it('are none where the calendar is archived', () => {
    expect(starts({ activo: false }, '2026-11-20')).toEqual([]);
  });
});

describe('free slots', () => {
  const free = (over: Partial<SlotRules>, booked: { from: number; to: number }[]) =>
    freeSlots(rules(over), booked, datesSpan('2026-11-20', '2026-11-20', 'America/Santiago'), longAgo).map(
      (slot) => new Date(slot.from).toISOString().slice(11, 16),
    );

  it('leave out what is booked', () => {
    expect(free({}, [span('2026-11-20T12:30:00Z')])).toEqual(['12:00', '13:00', '13:30']);
  });

  it('keep the larger buffer free on both sides', () => {
    expect(free({ buffer_antes_min: 10, buffer_despues_min: 15 }, [span('2026-11-20T12:30:00Z')])).toEqual([
      '13:30',
    ]);
  });

  it('end where the day is full', () => {
    expect(free({ max_por_dia: 1 }, [span('2026-11-20T20:00:00Z')])).toEqual([]);
    expect(free({ max_por_dia: 1 }, [span('2026-11-21T20:00:00Z')])).toHaveLength(4);
  });

  it('never overlap an appointment nor leave the opening hours, in any zone on any day', () => {
    const zones = ['America/Santiago', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Europe/Madrid', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 5, max: 120 }),
        fc.integer({ min: 5, max: 120 }),
        fc.integer({ min: 0, max: 45 }),
        fc.array(fc.integer({ min: 0, max: 60 * 24 }), { maxLength: 6 }),
        (timezone, day, duracion_min, intervalo_min, buffer, bookedMinutes) => {
          const date = new Date(longAgo + day * 86_400_000).toISOString().slice(0, 10);
          const within = datesSpan(date, date, timezone);
          const each = rules({
            timezone,
            duracion_min,
            intervalo_min,
            buffer_despues_min: buffer,
            horario: everyDay('00:00', '24:00'),
          });
          const booked = bookedMinutes.map((minute) => ({
            from: within.from + minute * 60_000,
            to: within.from + (minute + duracion_min) * 60_000,
          }));
          for (const slot of freeSlots(each, booked, within, longAgo - 86_400_000)) {
            expect(slot.from).toBeGreaterThanOrEqual(within.from);
            expect(slot.to).toBeLessThanOrEqual(within.to);
            for (const other of booked) {
              const gap = Math.max(slot.from - other.to, other.from - slot.to) / 60_000;
              expect(gap).toBeGreaterThanOrEqual(buffer);
            }
          }
        },
      ),
    );
  });
});
