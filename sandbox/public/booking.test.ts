import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalendar, listAppointments } from '../../lib/contract/calendars.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

// A Friday morning in Santiago.
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
const visit = (address: string, fields?: Record<string, string>, language = 'es') =>
  fetch(`${sandbox.url}/b/${address}`, {
    method: fields ? 'POST' : 'GET',
    headers: { 'Accept-Language': language },
    ...(fields && { body: new URLSearchParams(fields) }),
  });
const page = async (address: string, language?: string) => (await visit(address, undefined, language)).text();

describe('the public booking page', () => {
  it('shows free hours in the calendar’s zone and books by the rules of the API', async () => {
    const calendar = await sandbox.call(createCalendar, { body: { slug: 'pagina' } });
    const html = await page('pagina');
    expect(html).toContain(`value="${SLOT}"`);
    expect(html).toContain('lunes, 23 de noviembre');
    expect(html).toContain('America/Santiago (UTC−3), la de la agenda');
    const booked = await visit('pagina', guest);
    expect(booked.status).toBe(200);
    expect(booked.redirected).toBe(true);
    expect(await booked.text()).toContain(`<time datetime="${SLOT}">lunes, 23 de noviembre, 10:00</time>`);
    const { data } = await sandbox.call(listAppointments, { path: { calendar_id: calendar.id } });
    expect(data).toMatchObject([{ inicio: SLOT, estado: 'confirmada' }]);
  });

  it('offers the nearest hours where the hour is gone, with everything that was typed', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'disputada' } });
    await visit('disputada', guest);
    const late = await visit('disputada', { ...guest, notas: 'Voy con Juan' });
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(html).toContain('<title>Error: ');
    expect(html).toContain('María &lt;b&gt;Pérez&lt;/b&gt;');
    expect(html).toContain('Voy con Juan');
    const offered = [...html.matchAll(/name="inicio" value="([^"]+)"/g)].map(([, inicio]) => inicio);
    expect(offered).toEqual([
      '2026-11-23T12:00:00.000Z',
      '2026-11-23T12:30:00.000Z',
      '2026-11-23T13:30:00.000Z',
      '2026-11-23T14:00:00.000Z',
      '2026-11-23T14:30:00.000Z',
      '2026-11-23T15:00:00.000Z',
    ]);
  });

  it('books once what one page sends twice, and each time what two pages send', async () => {
    const calendar = await sandbox.call(createCalendar, { body: { slug: 'doble-clic' } });
    const path = { calendar_id: calendar.id };
    const once = async () => /name="envio" value="([^"]+)"/.exec(await page('doble-clic'))![1]!;
    const sent = { ...guest, envio: await once() };
    const answers = await Promise.all([visit('doble-clic', sent), visit('doble-clic', sent)]);
    expect(answers.map(({ redirected, url }) => [redirected, url])).toEqual([
      [true, answers[0].url],
      [true, answers[0].url],
    ]);
    expect((await sandbox.call(listAppointments, { path })).data).toHaveLength(1);
    expect((await visit('doble-clic', { ...guest, envio: await once() })).status).toBe(409);
    const back = await visit('doble-clic', { ...sent, inicio: '2026-11-23T14:00:00.000Z' });
    expect(back.redirected).toBe(true);
    expect((await sandbox.call(listAppointments, { path })).data).toHaveLength(2);
  });

  it('shows the day of the hour that is gone as the zone shown has it', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'tokio' } });
    const sent = { ...guest, inicio: '2026-11-23T20:00:00.000Z', zona: 'Asia/Tokyo' };
    expect((await visit('tokio', sent)).redirected).toBe(true);
    const html = await (await visit('tokio', sent)).text();
    expect(html).toContain('<button name="dia" value="2026-11-24" aria-current="date">');
  });

  it('looks through three months for a free hour, and leaves the next to the visitor', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'sin-horas', ventana_dias: 365, horario: {} } });
    const html = await page('sin-horas');
    expect(html).toContain('<caption>enero de 2027</caption>');
    expect(html).toContain('href="/b/sin-horas?mes=2027-02"');
  });

  it('goes to another day with what was typed, and books nothing by it', async () => {
    const calendar = await sandbox.call(createCalendar, { body: { slug: 'otro-dia' } });
    const looked = await visit('otro-dia', { ...guest, dia: '2026-11-26', zona: 'Europe/Madrid' });
    const html = await looked.text();
    expect(looked.status).toBe(200);
    expect(html).toContain('value="maria@example.cl"');
    expect(html).toContain('<button name="dia" value="2026-11-26" aria-current="date">');
    expect(html).toContain('value="2026-11-26T12:00:00.000Z"');
    const { data } = await sandbox.call(listAppointments, { path: { calendar_id: calendar.id } });
    expect(data).toEqual([]);
  });

  it('says what is missing, above its heading and in its title', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'incompleta' } });
    const html = await (await visit('incompleta', { nombre: 'Ana' })).text();
    expect(html).toContain('id="inicio-problem"');
    expect(html).toContain('id="email-problem"');
    expect(html).toContain('<title>Error: incompleta</title>');
    expect(html.indexOf('href="#email"')).toBeLessThan(html.indexOf('<h1>'));
    const english = await (await visit('incompleta', { nombre: 'Ana' }, 'en')).text();
    expect(english).toContain('Enter an email address like name@example.com.');
  });

  it('goes by months within the window, from the first that has free hours', async () => {
    const excepciones = Array.from({ length: 11 }, (_, index) => ({
      fecha: `2026-11-${20 + index}`,
      bloques: [],
    }));
    await sandbox.call(createCalendar, { body: { slug: 'meses', ventana_dias: 30, excepciones } });
    const first = await page('meses');
    expect(first).toContain('<caption>diciembre de 2026</caption>');
    expect(first).toContain('href="/b/meses?mes=2026-11"');
    expect(first).not.toContain('Mes siguiente');
    expect(first).toContain('href="/b/meses?dia=2026-12-18#horas"');
    expect(first).not.toContain('dia=2026-12-21');
    expect(await page('meses?mes=2026-11')).toContain('No quedan horas disponibles este mes.');
    expect(await page('meses?mes=1999-01')).toContain('<caption>noviembre de 2026</caption>');
    expect(await page('meses?mes=x&dia=x&zona=Mars')).toContain('<caption>diciembre de 2026</caption>');
  });

  it('shows days and hours in the visitor’s zone, as their language writes them', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'lejos' } });
    const html = await page('lejos?zona=Asia/Tokyo&dia=2026-11-24', 'en-US,en;q=0.9,es;q=0.5');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Times are in Asia/Tokyo (UTC+9).');
    expect(html).toContain('Tuesday, November 24');
    expect(html).toMatch(/value="2026-11-24T12:00:00.000Z"[^>]*>9:00\sPM/);
    expect(html).toContain('<option value="Asia/Tokyo" selected>');
  });

  it('tells the two hours apart that the clock shows twice', async () => {
    const horario = { domingo: [{ desde: '01:00', hasta: '02:00' }] };
    const body = {
      slug: 'doble',
      timezone: 'America/New_York',
      horario,
      ventana_dias: 365,
      duracion_min: 60,
    };
    await sandbox.call(createCalendar, { body });
    const html = await page('doble?dia=2027-11-07');
    expect(html).toMatch(/value="2027-11-07T05:00:00.000Z"[^>]*>1:00 \(UTC−4\)</);
    expect(html).toMatch(/value="2027-11-07T06:00:00.000Z"[^>]*>1:00 \(UTC−5\)</);
  });

  it('has no script and may be in no frame', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'segura' } });
    const answer = await visit('segura');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('vary')).toBe('Accept-Language');
    expect(await answer.text()).not.toContain('<script');
  });

  it('is gone for archived calendars', async () => {
    await sandbox.call(createCalendar, { body: { slug: 'cerrada', activo: false } });
    expect((await visit('cerrada')).status).toBe(404);
  });
});
