import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../lib/contract/calendars.ts';
import { listContacts } from '../../../lib/contract/contacts.ts';
import type { Sent } from '../../../lib/contract/operation.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

// A Friday morning in Santiago (UTC-3); office hours are 12:00 to 21:00 UTC.
const NOW = new Date('2026-11-20T11:00:00Z');
const DAY = { date_from: '2026-11-23', date_to: '2026-11-23' };
const at = (time: string) => `2026-11-23T${time}:00.000Z`;

let sandbox: Harness;
let now = NOW;
let count = 0;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
});
afterAll(() => sandbox.close());

const create = (over: Partial<Sent<typeof contract.createCalendar>['body']> = {}) => {
  count += 1;
  return sandbox.call(contract.createCalendar, { body: { slug: `agenda-${count}`, ...over } });
};
const book = (calendar_id: number, inicio: string, nombre = 'Ana') =>
  sandbox.answer(contract.bookAppointment, {
    path: { calendar_id },
    body: { inicio, contacto: { nombre, email: `${nombre.toLowerCase()}@example.cl` } },
  });
const booked = async (calendar_id: number, inicio: string) =>
  (await book(calendar_id, inicio)).body as { id: number; estado: string };
const starts = async (calendar_id: number, query: Sent<typeof contract.getAvailability>['query'] = DAY) =>
  (await sandbox.call(contract.getAvailability, { path: { calendar_id }, query })).data.map(
    ({ inicio }) => inicio,
  );
const code = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { code: string } }).error.code,
];

describe('calendars', () => {
  it('need a slug that no other calendar has, and take the subaccount’s zone', async () => {
    const calendar = await create();
    expect(calendar).toMatchObject({ timezone: 'America/Santiago', activo: true, duracion_min: 30 });
    expect(calendar.public_url).toBe(`${sandbox.url}/b/${calendar.slug}`);
    const nameless = await sandbox.answer(contract.createCalendar, { body: { nombre: 'Sin slug' } as never });
    expect(nameless).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'slug', issue: 'required' }] } },
    });
    const taken = await sandbox.answer(contract.createCalendar, { body: { slug: calendar.slug } });
    expect(code(taken)).toEqual([409, 'slug_taken']);
    const other = await create();
    const path = { calendar_id: other.id };
    const renamed = await sandbox.answer(contract.updateCalendar, { path, body: { slug: calendar.slug } });
    expect(code(renamed)).toEqual([409, 'slug_taken']);
    const elsewhere = await sandbox.call(
      contract.createCalendar,
      { body: { slug: calendar.slug } },
      { key: sandbox.secondKey },
    );
    expect(elsewhere.slug).toBe(calendar.slug);
  });

  it('say until when visitors may cancel, which they may not where nothing is said', async () => {
    const { id, cancelacion_min_horas } = await create();
    expect(cancelacion_min_horas).toBe(null);
    const path = { calendar_id: id };
    const change = (hours: number | null) =>
      sandbox.answer(contract.updateCalendar, { path, body: { cancelacion_min_horas: hours } });
    expect((await change(24)).body).toMatchObject({ cancelacion_min_horas: 24 });
    expect((await sandbox.call(contract.updateCalendar, { path, body: {} })).cancelacion_min_horas).toBe(24);
    expect((await change(null)).body).toMatchObject({ cancelacion_min_horas: null });
    expect((await change(-1)).status).toBe(422);
    expect(await create({ cancelacion_min_horas: 0 })).toMatchObject({ cancelacion_min_horas: 0 });
  });

  it('answer dates in the zone that is asked for', async () => {
    const { id } = await create();
    expect((await starts(id))[0]).toBe(at('12:00'));
    expect((await starts(id, { ...DAY, tz: 'Asia/Tokyo' }))[0]).toBe(at('12:00'));
    expect((await starts(id, { ...DAY, tz: 'Asia/Tokyo' })).at(-1)).toBe(at('14:30'));
  });

  it('refuse dates the wrong way round and more than 62 days', async () => {
    const { id } = await create();
    for (const date_to of ['2026-11-22', '2027-01-24']) {
      const { body } = await sandbox.answer(contract.getAvailability, {
        path: { calendar_id: id },
        query: { date_from: '2026-11-23', date_to },
      });
      expect(body).toMatchObject({ error: { details: [{ field: 'date_to' }] } });
    }
  });

  it('are archived with a reason while appointments are to come, and deleted after', async () => {
    const { id } = await create();
    const { id: apt_id } = await booked(id, at('12:00'));
    const path = { calendar_id: id };
    const kept = await sandbox.call(contract.deleteCalendar, { path });
    expect(kept).toMatchObject({ deleted: false, archived: true, citas_futuras: 1 });
    expect(kept.motivo).toContain('1 cita futura');
    expect(await starts(id)).toEqual([]);
    await sandbox.call(contract.cancelAppointment, { path: { apt_id }, body: {} });
    expect(await sandbox.call(contract.deleteCalendar, { path })).toMatchObject({
      deleted: true,
      archived: false,
    });
    expect((await sandbox.answer(contract.getAppointment, { path: { apt_id } })).status).toBe(404);
  });
});

describe('booking', () => {
  it('takes the slot, makes the contact once and says both', async () => {
    const { id } = await create();
    const events = await eventsOf(sandbox, async () => {
      await book(id, at('12:00'), 'Berta');
      await book(id, at('13:00'), 'Berta');
    });
    expect(events.map(({ type }) => type)).toEqual([
      'contact.created',
      'appointment.created',
      'appointment.created',
    ]);
    const [, { data }] = events as [unknown, { data: { id: number } }];
    expect(await sandbox.call(contract.getAppointment, { path: { apt_id: data.id } })).toEqual(data);
    expect((await sandbox.call(listContacts, { query: { search: 'berta' } })).data).toHaveLength(1);
    expect(await starts(id)).not.toContain(at('12:00'));
  });

  it('of one slot by fifty at once succeeds for exactly one', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => book(id, at('15:00'), `Par${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(
        answers
          .filter(({ status }) => status !== 200)
          .map(code)
          .map(String),
      ),
    ).toEqual(new Set(['409,slot_taken']));
  });

  it('outside the offered slots is refused by field', async () => {
    const { id } = await create();
    for (const inicio of [at('12:10'), at('03:00'), '2026-11-22T12:00:00.000Z', '2028-11-20T12:00:00.000Z']) {
      expect(await book(id, inicio)).toMatchObject({
        status: 422,
        body: { error: { details: [{ field: 'inicio', issue: 'not_available' }] } },
      });
    }
  });

  it('outside them is taken where it is asked for, but never beside another appointment', async () => {
    const { id } = await create({
      duracion_min: 60,
      buffer_despues_min: 10,
      max_por_dia: 1,
      anticipacion_min_horas: 5,
      ventana_dias: 1,
    });
    const path = { calendar_id: id };
    const outside = (inicio: string, nombre = 'Eva') =>
      sandbox.answer(contract.bookAppointment, {
        path,
        body: {
          inicio,
          contacto: { nombre, email: 'eva@example.cl' },
          fuera_de_horario: true,
        },
      });
    const first = await outside(at('03:07'));
    expect(first).toMatchObject({ status: 200, body: { inicio: at('03:07'), fin: at('04:07') } });
    expect((await outside('2026-11-01T12:00:00.000Z')).status).toBe(200);
    for (const time of ['02:00', '03:07', '04:16']) {
      expect(code(await outside(at(time)))).toEqual([409, 'slot_taken']);
    }
    expect((await outside(at('04:17'))).status).toBe(200);
    const apt_id = (first.body as { id: number }).id;
    const move = (inicio: string) =>
      sandbox.answer(contract.rescheduleAppointment, {
        path: { apt_id },
        body: { inicio, fuera_de_horario: true },
      });
    expect(code(await move(at('05:00')))).toEqual([409, 'slot_taken']);
    expect(await move(at('02:57'))).toMatchObject({ status: 200, body: { fin: at('03:57') } });
    const refused = {
      status: 422,
      body: { error: { details: [{ field: 'inicio', issue: 'not_available' }] } },
    };
    expect(await outside('2026-11-24T03:00:30.000Z')).toMatchObject(refused);
    await sandbox.call(contract.updateCalendar, { path, body: { activo: false } });
    expect(await outside('2026-11-24T03:00:00.000Z')).toMatchObject(refused);
  });

  it('stops at the day’s limit and keeps buffers', async () => {
    const { id } = await create({ max_por_dia: 2, buffer_despues_min: 30 });
    await booked(id, at('13:00'));
    expect(await starts(id)).toEqual(expect.not.arrayContaining([at('12:30'), at('13:00'), at('13:30')]));
    expect(code(await book(id, at('13:30')))).toEqual([409, 'slot_taken']);
    await booked(id, at('14:00'));
    expect(await starts(id)).toEqual([]);
  });

  it('waits for a confirmation where the calendar asks for one', async () => {
    const { id } = await create({ requiere_confirmacion: true });
    expect(await booked(id, at('12:00'))).toMatchObject({ estado: 'pendiente' });
  });
});

describe('an appointment', () => {
  it('moves to another slot, frees the old one and never stands in its own way', async () => {
    const { id } = await create({ duracion_min: 60, intervalo_min: 30 });
    const { id: apt_id } = await booked(id, at('12:00'));
    const path = { apt_id };
    const events = await eventsOf(sandbox, () =>
      sandbox.call(contract.rescheduleAppointment, { path, body: { inicio: at('12:30') } }),
    );
    const moved = await sandbox.call(contract.getAppointment, { path });
    expect(moved).toMatchObject({ inicio: at('12:30'), fin: at('13:30'), reagendada_desde: at('12:00') });
    expect(events).toMatchObject([
      { type: 'appointment.updated', data: moved, previous: { inicio: at('12:00'), reagendada_desde: null } },
    ]);
    expect(code(await book(id, at('12:00')))).toEqual([409, 'slot_taken']);
    await sandbox.call(contract.rescheduleAppointment, { path, body: { inicio: at('15:00') } });
    expect((await book(id, at('12:00'))).status).toBe(200);
    expect(
      code(await sandbox.answer(contract.rescheduleAppointment, { path, body: { inicio: at('12:00') } })),
    ).toEqual([409, 'slot_taken']);
  });

  it('stays as it is when it is moved to where it is', async () => {
    const { id } = await create();
    const { id: apt_id } = await booked(id, at('12:00'));
    const path = { apt_id };
    const move = () => sandbox.call(contract.rescheduleAppointment, { path, body: { inicio: at('12:30') } });
    const moved = await move();
    const events = await eventsOf(sandbox, async () => expect(await move()).toEqual(moved));
    expect(events).toEqual([]);
    expect(await sandbox.call(contract.getAppointment, { path })).toEqual(moved);
    expect(moved).toMatchObject({ reagendada_desde: at('12:00') });
  });

  it('is cancelled once and frees its slot', async () => {
    const { id } = await create();
    const { id: apt_id } = await booked(id, at('12:00'));
    const path = { apt_id };
    const cancelled = await sandbox.call(contract.cancelAppointment, { path, body: { motivo: 'Viaje' } });
    expect(cancelled).toMatchObject({ estado: 'cancelada', motivo_cancelacion: 'Viaje' });
    expect(code(await sandbox.answer(contract.cancelAppointment, { path, body: {} }))).toEqual([
      409,
      'appointment_not_active',
    ]);
    expect((await book(id, at('12:00'))).status).toBe(200);
  });

  it('is listed by state and by dates in the calendar’s zone, newest first, page by page', async () => {
    const { id } = await create();
    const path = { calendar_id: id };
    const made = [];
    for (const time of ['12:00', '13:00', '20:30']) made.push((await booked(id, at(time))).id);
    await sandbox.call(contract.cancelAppointment, { path: { apt_id: made[0]! }, body: {} });
    const list = async (query: Sent<typeof contract.listAppointments>['query']) =>
      (await sandbox.call(contract.listAppointments, { path, query })).data.map(({ id }) => id);
    expect(await list({ limit: 2 })).toEqual([made[2], made[1]]);
    expect(await list({ limit: 2, cursor: made[1]! })).toEqual([made[0]]);
    expect(await list({ estado: 'cancelada' })).toEqual([made[0]]);
    expect(await list({ estado: 'desconocida' })).toEqual([]);
    expect(await list(DAY)).toHaveLength(3);
    expect(await list({ date_from: '2026-11-24' })).toEqual([]);
  });

  it.each(['0050-01-01', '9999-12-31'])(
    'around a date whose neighbours cannot be counted is refused: %s',
    async (day) => {
      const path = { calendar_id: (await create()).id };
      const query = { date_from: day, date_to: day };
      for (const answer of [
        await sandbox.answer(contract.getAvailability, { path, query }),
        await sandbox.answer(contract.listAppointments, { path, query }),
      ]) {
        expect(answer).toMatchObject({
          status: 422,
          body: { error: { details: [{ issue: 'invalid_date' }, {}] } },
        });
      }
    },
  );

  it('of the past goes with its calendar', async () => {
    const { id } = await create();
    await booked(id, at('12:00'));
    now = new Date('2026-12-01T12:00:00Z');
    expect(await sandbox.call(contract.deleteCalendar, { path: { calendar_id: id } })).toMatchObject({
      deleted: true,
    });
    now = NOW;
  });
});
