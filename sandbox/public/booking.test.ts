import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalendar, listAppointments } from '../../lib/contract/calendars.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => new Date('2026-11-20T11:00:00Z') });
});
afterAll(() => sandbox.close());

const SLOT = '2026-11-23T13:00:00.000Z';
const guest = {
  inicio: SLOT,
  nombre: 'María <b>Pérez</b>',
  email: 'maria@example.cl',
  telefono: '+56 9 8765 4321',
};
const visit = (slug: string, fields?: Record<string, string>) =>
  fetch(`${sandbox.url}/b/${slug}`, {
    method: fields ? 'POST' : 'GET',
    ...(fields && { body: new URLSearchParams(fields) }),
  });

describe('the public booking page', () => {
  it('shows free hours in the calendar’s zone and books by the rules of the API', async () => {
    const calendar = await sandbox.call(createCalendar, { body: { slug: 'pagina' } });
    const html = await (await visit('pagina')).text();
    expect(html).toContain(`value="${SLOT}"`);
    expect(html).toContain('lunes, 23 de noviembre');
    const booked = await visit('pagina', guest);
    expect(booked.status).toBe(200);
    expect(await booked.text()).toContain(`<time datetime="${SLOT}">lunes, 23 de noviembre, 10:00</time>`);
    const { data } = await sandbox.call(listAppointments, { path: { calendar_id: calendar.id } });
    expect(data).toMatchObject([{ inicio: SLOT, estado: 'confirmada' }]);
  });

  it('offers fresh hours where the hour is gone, with everything that was typed', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'disputada' } });
    await visit('disputada', guest);
    const late = await visit('disputada', { ...guest, notas: 'Voy con Juan' });
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(html).toContain('María &lt;b&gt;Pérez&lt;/b&gt;');
    expect(html).toContain('Voy con Juan');
    expect(html).not.toContain(`value="${SLOT}"`);
    expect(html).toContain('value="2026-11-23T13:30:00.000Z"');
  });

  it('says what is missing', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'incompleta' } });
    const html = await (await visit('incompleta', { nombre: 'Ana' })).text();
    expect(html).toContain('id="inicio-problem"');
    expect(html).toContain('id="email-problem"');
  });

  it('goes by weeks within the window', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'semanas', ventana_dias: 10 } });
    const first = await (await visit('semanas')).text();
    expect(first).toContain('/b/semanas?desde=2026-11-27');
    expect(first).not.toContain('Semana anterior');
    const second = await (await visit('semanas?desde=2026-11-27')).text();
    expect(second).toContain('/b/semanas?desde=2026-11-20');
    expect(second).not.toContain('Semana siguiente');
  });

  it('is gone for archived calendars', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'cerrada', activo: false } });
    expect((await visit('cerrada')).status).toBe(404);
  });
});
