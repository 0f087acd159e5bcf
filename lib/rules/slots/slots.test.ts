import { describe, expect, it, test } from 'vitest';
import { daysSpan } from '../zones.ts';
import { freeSlots, offeredSlots, type SlotRules, strandedBy } from './slots.ts';

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
  offeredSlots(rules(over), daysSpan(from, to, over.timezone ?? 'America/Santiago'), longAgo).map((slot) =>
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

  it('cross midnight where the hours of two days touch there, and an exception of the second cuts them', () => {
    const late = {
      horario: {
        viernes: [{ desde: '23:00', hasta: '24:00' }],
        sabado: [{ desde: '00:00', hasta: '01:00' }],
      },
      duracion_min: 60,
    };
    expect(starts(late, '2026-11-20', '2026-11-21')).toEqual([
      '2026-11-21T02:00',
      '2026-11-21T02:30',
      '2026-11-21T03:00',
    ]);
    const closed = { ...late, excepciones: [{ fecha: '2026-11-21', bloques: [] }] };
    expect(starts(closed, '2026-11-20', '2026-11-21')).toEqual(['2026-11-21T02:00']);
  });

  it('are there twice where the clock shows part of the hours twice', () => {
    const twice = { timezone: 'America/New_York', horario: everyDay('00:30', '01:30') };
    expect(starts(twice, '2026-11-01')).toEqual(['2026-11-01T04:30', '2026-11-01T05:00', '2026-11-01T06:00']);
    const whole = { timezone: 'America/New_York', horario: everyDay('01:00', '04:00'), intervalo_min: 60 };
    expect(starts(whole, '2026-11-01')).toEqual([
      '2026-11-01T05:00',
      '2026-11-01T06:00',
      '2026-11-01T07:00',
      '2026-11-01T08:00',
    ]);
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
    const within = daysSpan('2026-11-19', '2026-11-30', 'America/Santiago');
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
    freeSlots(rules(over), booked, daysSpan('2026-11-20', '2026-11-20', 'America/Santiago'), longAgo).map(
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
});

test('an appointment is stranded by hours that do not hold all of it', () => {
  const hours = rules({ excepciones: [{ fecha: '2026-11-23', bloques: [] }] });
  const held = span('2026-11-20T13:30:00Z');
  const longer = span('2026-11-20T13:30:00Z', 31);
  const closed = span('2026-11-23T12:00:00Z');
  expect(strandedBy(hours, [held, longer, closed])).toEqual([longer, closed]);
  const always = rules({ horario: everyDay('00:00', '24:00') });
  expect(strandedBy(always, [span('2026-11-21T02:45:00Z')])).toEqual([]);
});
