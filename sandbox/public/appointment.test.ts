import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../lib/contract/calendars.ts';
import type { Sent } from '../../lib/contract/operation.ts';
import { eventsOf } from '../testing/events.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
const SLOT = '2026-11-23T13:00:00.000Z';
const LATER = '2026-11-23T15:00:00.000Z';

let sandbox: Harness;
let now = NOW;
let count = 0;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
});
afterAll(() => sandbox.close());

const visit = (address: string, fields?: Record<string, string>, language = 'es') =>
  fetch(new URL(address, sandbox.url), {
    method: fields ? 'POST' : 'GET',
    headers: { 'Accept-Language': language },
    ...(fields && { body: new URLSearchParams(fields) }),
  });

/** Books on the public page; gives the address of the visitor's own page. */
async function booked(over: Partial<Sent<typeof contract.createCalendar>['body']> = {}, query = '') {
  count += 1;
  const body = { slug: `visita-${count}`, cancelacion_min_horas: 24, ...over };
  const calendar = await sandbox.call(contract.createCalendar, { body });
  const guest = { inicio: SLOT, nombre: 'Ana', email: 'ana@example.cl' };
  const answer = await visit(`/b/${calendar.slug}${query}`, guest);
  const path = { calendar_id: calendar.id };
  const appointment = async () => (await sandbox.call(contract.listAppointments, { path })).data[0]!;
  return { own: answer.url, html: await answer.text(), calendar, appointment };
}

describe('a visitor’s appointment', () => {
  it('says the same instant in both zones, with 12 or 24 hours as the language has it', async () => {
    const { own, html } = await booked({}, '?zona=America/New_York');
    expect(html).toContain('Tu hora está reservada');
    expect(html).toContain('lunes, 23 de noviembre, 8:00</time>, hora de America/New York (UTC−5)');
    expect(html).toContain('lunes, 23 de noviembre, 10:00</time>, hora de America/Santiago (UTC−3)');
    const english = await (await visit(own, undefined, 'en')).text();
    expect(english).toContain('Your appointment is booked');
    expect(english).toMatch(/8:00\sAM<\/time>, America\/New York \(UTC−5\) time/);
  });

  it('comes as a file for the visitor’s calendar', async () => {
    const { own } = await booked({ requiere_confirmacion: true });
    const answer = await visit(`${own}/cita.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const file = (await answer.text()).replaceAll('\r\n ', '');
    expect(file).toContain('\r\nDTSTART:20261123T130000Z\r\nDTEND:20261123T133000Z\r\n');
    expect(file).toContain('\r\nSTATUS:TENTATIVE\r\n');
    expect(file).toContain(`\r\nURL:${own}\r\n`);
  });

  it('is cancelled once by its link, with a reason and its event', async () => {
    const { own, appointment } = await booked();
    const events = await eventsOf(sandbox, async () => {
      expect(await (await visit(own, { motivo: 'Viajo' })).text()).toContain('Esta cita está cancelada');
    });
    expect(events.map(({ type }) => type)).toEqual(['appointment.cancelled']);
    expect(await appointment()).toMatchObject({ estado: 'cancelada', motivo_cancelacion: 'Viajo' });
    expect((await visit(own, { motivo: 'Otra vez' })).status).toBe(409);
    expect(await appointment()).toMatchObject({ motivo_cancelacion: 'Viajo' });
    expect((await visit(`${own}/mover`)).status).toBe(409);
    expect(await (await visit(`${own}/cita.ics`)).text()).toContain('STATUS:CANCELLED');
  });

  it('is moved to a free slot by its link, and stays where it is when the slot is taken', async () => {
    const { own, calendar, appointment } = await booked();
    expect(await (await visit(`${own}/mover`)).text()).toContain(`value="${LATER}"`);
    const none = await visit(`${own}/mover`, {});
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining('Selecciona una hora.')]);
    const other = { inicio: LATER, nombre: 'Eva', email: 'eva@example.cl' };
    await visit(`/b/${calendar.slug}`, other);
    const refused = await visit(`${own}/mover`, { inicio: LATER });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('value="2026-11-23T15:30:00.000Z"');
    const moved = await visit(`${own}/mover`, { inicio: '2026-11-23T15:30:00.000Z' });
    expect(moved.url).toBe(own);
    expect(await moved.text()).toContain('Hora anterior');
    const { data } = await sandbox.call(contract.listAppointments, { path: { calendar_id: calendar.id } });
    expect(data.map(({ inicio }) => inicio)).toEqual([LATER, '2026-11-23T15:30:00.000Z']);
    expect((await appointment()).estado).toBe('confirmada');
  });

  it('can be changed up to the calendar’s cut-off, to the minute, and not where it has none', async () => {
    const { own, appointment } = await booked({ cancelacion_min_horas: 48 });
    now = new Date('2026-11-21T13:00:00Z');
    expect(await (await visit(own)).text()).toContain(
      'Puedes cancelarla o cambiarla hasta el sábado, 21 de noviembre, 10:00',
    );
    now = new Date('2026-11-21T13:00:01Z');
    const late = await visit(own, { motivo: '' });
    expect([late.status, await late.text()]).toEqual([
      409,
      expect.stringContaining('Ya no se puede cancelar'),
    ]);
    expect((await visit(`${own}/mover`, { inicio: LATER })).status).toBe(409);
    now = NOW;
    expect(await appointment()).toMatchObject({ estado: 'confirmada', inicio: SLOT });
    const never = await booked({ cancelacion_min_horas: null });
    expect(never.html).toContain('Para cancelarla o cambiarla, avísale a quien te atiende.');
    expect((await visit(never.own, {})).status).toBe(409);
    expect(await never.appointment()).toMatchObject({ estado: 'confirmada' });
  });

  it('is nobody’s who changes the signature, and keeps its link when the calendar’s slug changes', async () => {
    const { own, calendar } = await booked();
    const other = await booked();
    const token = (address: string) => address.split('/').at(-1)!;
    const [id, signed] = token(own).split(/-(.*)/s);
    const forged = [
      `${id}-${token(other.own).split(/-(.*)/s)[1]}`,
      `${id}-${'A'.repeat(43)}`,
      `${id}-`,
      `${id}`,
      'x',
      `0${id}-${signed}`,
    ];
    for (const each of forged) {
      const answer = await visit(own.replace(token(own), each), { motivo: '' });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('no es válido')]);
    }
    expect((await visit(`${own}?cuenta=2`)).status).toBe(404);
    const path = { calendar_id: calendar.id };
    await sandbox.call(contract.updateCalendar, { path, body: { slug: `${calendar.slug}-nueva` } });
    const answer = await visit(own);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.text()).toContain(`href="/b/${calendar.slug}-nueva"`);
  });

  it('takes nothing from the slug of an address that is not the calendar’s', async () => {
    const { own } = await booked();
    const { pathname } = new URL(own);
    const odd = pathname.replace(/visita-\d+/, 'x%0D%0AX-EXTRA:1');
    const shown = await visit(odd);
    expect([shown.status, shown.redirected, shown.url]).toEqual([200, true, own]);
    const file = (await (await visit(`${odd}/cita.ics`)).text()).replaceAll('\r\n ', '');
    expect(file).toContain(`\r\nURL:${own}\r\n`);
    expect(file).not.toContain('X-EXTRA');
    expect(await (await visit(`${odd}/mover`)).text()).toContain(`href="${pathname}"`);
    expect((await visit(`${odd}/mover`, { inicio: LATER })).url).toBe(own);
    expect((await visit(odd, {})).url).toBe(own);
  });
});
