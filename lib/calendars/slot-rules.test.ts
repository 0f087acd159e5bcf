import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import type { CalendarRecord } from '@/lib/api/records';
import { calendar } from '@/lib/contract/calendars';
import { freeSlots, offeredSlots, strandedBy } from '@/lib/rules/slots/slots';
import { daysSpan } from '@/lib/rules/zones';
import { placed } from './future-appointments';
import { differenceOf, previewDays } from './slot-preview';
import { fieldsOf, rulesOf } from './slot-rules';
import { strandedIn } from './stranded';

const zone = 'America/Santiago';
const hours = { lunes: [{ desde: '09:00', hasta: '11:00' }] };
const whole = {
  id: 1,
  activo: true,
  timezone: zone,
  horario: hours,
  excepciones: [],
  duracion_min: 30,
  intervalo_min: 30,
  buffer_antes_min: 0,
  buffer_despues_min: 0,
  anticipacion_min_horas: 0,
  ventana_dias: 60,
  max_por_dia: null,
};
const read = (fields: object) => fieldsOf(readLoosely(calendar, { ...whole, ...fields }) as CalendarRecord);
const rules = (fields: object = {}) => rulesOf(read(fields)).rules!;
const now = Date.parse('2026-11-22T15:00:00Z');

test('a calendar of the contract has its own rules and nothing is assumed', () => {
  expect(rulesOf(read({}))).toEqual({
    assumed: [],
    rules: expect.objectContaining({ horario: hours, duracion_min: 30, max_por_dia: null }),
  });
});

test('what a server does not give is assumed and said', () => {
  const { rules, ...rest } = rulesOf(
    read({ intervalo_min: null, buffer_antes_min: undefined, excepciones: undefined, activo: null }),
  );
  expect(rest).toEqual({ assumed: ['activo', 'buffer_antes_min', 'intervalo_min', 'excepciones'] });
  expect(rules).toMatchObject({ activo: true, intervalo_min: 30, buffer_antes_min: 0, excepciones: [] });
});

test.each([
  ['horario', { horario: { monday: [] } }],
  ['horario', { horario: { lunes: [{ desde: '09:00', hasta: '11:00', cupos: 2 }] } }],
  ['timezone', { timezone: 'Mars/Base' }],
  ['duracion_min', { duracion_min: 0 }],
])('without a readable %s there are none', (field, fields) => {
  expect(rulesOf(read(fields))).toEqual({ missing: [field] });
});

test('the preview says of each slot whether a change brings or takes it', () => {
  const within = daysSpan('2026-11-22', '2026-12-05', zone);
  const slots = (fields: object) => freeSlots(rules(fields), [], within, now);
  const later = { horario: { lunes: [{ desde: '10:00', hasta: '11:30' }] } };
  const days = previewDays(slots({}), slots(later), '2026-11-22', zone);
  expect(days).toHaveLength(14);
  expect(days[0]!.slots).toEqual([]);
  expect(days[1]!.day).toBe('2026-11-23');
  expect(days[1]!.slots.map(({ change }) => change)).toEqual(['removed', 'removed', 'kept', 'kept', 'added']);
  expect(
    differenceOf(
      slots({}),
      slots({}).map(({ from }) => from),
      now,
    ),
  ).toEqual({ onlyServer: 0, onlyHere: 0 });
  expect(
    differenceOf(
      slots({}),
      slots(later).map(({ from }) => from),
      now,
    ),
  ).toEqual({
    onlyServer: 2,
    onlyHere: 4,
  });
});

test('what a change strands are appointments that take place, half an hour long where no end is said', () => {
  const at = (inicio: string, more: object = {}) => ({ id: inicio, inicio, estado: 'confirmada', ...more });
  const all = placed([
    at('2026-11-23T12:00:00Z', { fin: '2026-11-23T12:30:00Z' }),
    at('2026-11-23T13:45:00Z'),
    at('2026-11-23T13:00:00Z', { estado: 'cancelada' }),
    at('soon'),
    at('2026-11-23T18:00:00Z', { estado: 'por_confirmar' }),
  ] as never);
  expect(strandedBy(rules(), all).map(({ appointment }) => appointment.id)).toEqual([
    '2026-11-23T13:45:00Z',
    '2026-11-23T18:00:00Z',
  ]);
  const later = read({ horario: { lunes: [{ desde: '10:00', hasta: '12:00' }] } });
  const found = strandedIn(read({}), later, all, now)!;
  expect(found.already.map(({ appointment }) => appointment.id)).toEqual([
    '2026-11-23T13:45:00Z',
    '2026-11-23T18:00:00Z',
  ]);
  expect(found.byChange.map(({ appointment }) => appointment.id)).toEqual(['2026-11-23T12:00:00Z']);
  // Of what is over nobody has to be told, and half-typed hours strand nobody.
  expect(strandedIn(read({}), later, all, Date.parse('2026-11-24T00:00:00Z'))!.byChange).toEqual([]);
  expect(strandedIn(read({}), read({ duracion_min: 0 }), all, now)!.byChange).toEqual([]);
  expect(strandedIn(read({ horario: 'nine to five' }), later, all, now)).toBeUndefined();
});

test("times in other forms than the contract's mean the same slots", () => {
  const told = { lunes: [{ desde: '9:00', hasta: '11.00' }], martes: [{ desde: '22h', hasta: '00:00' }] };
  const exact = { lunes: [{ desde: '09:00', hasta: '11:00' }], martes: [{ desde: '22:00', hasta: '24:00' }] };
  const slotsOf = (horario: object) =>
    offeredSlots(rules({ horario }), { from: now, to: now + 14 * 86_400_000 }, now);
  expect(slotsOf(exact).length).toBe(16);
  expect(slotsOf(told)).toEqual(slotsOf(exact));
});
