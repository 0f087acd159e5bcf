import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentStates, listAppointments, listCalendars } from '../../lib/contract/calendars.ts';
import { listProducts, productStates, productTypes } from '../../lib/contract/catalog.ts';
import { listCompanies } from '../../lib/contract/companies.ts';
import { listContacts } from '../../lib/contract/contacts.ts';
import { listDeals } from '../../lib/contract/deals.ts';
import { listForms, listSubmissions } from '../../lib/contract/forms.ts';
import { listPipelines } from '../../lib/contract/pipelines.ts';
import { priceTypes } from '../../lib/contract/prices.ts';
import { phone, rut } from '../../lib/contract/scalars.ts';
import { listDeliveries, listWebhookEndpoints } from '../../lib/contract/webhooks.ts';
import { standingOn } from '../../lib/rules/prices/terms.ts';
import { allEvents } from '../testing/events.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { demoSize } from './seed-demo.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox({ config: { seed: 'demo' } });
});
afterAll(() => sandbox.close());

const whole = { query: { limit: 100 } };

test('people and companies carry RUTs and phones that the API itself would take', async () => {
  const { data: companies } = await sandbox.call(listCompanies, whole);
  const { data: contacts } = await sandbox.call(listContacts, whole);
  expect([companies.length, contacts.length]).toEqual([demoSize.companies, demoSize.contacts]);
  for (const who of [...companies, ...contacts]) {
    expect(rut.safeParse(who.rut).success).toBe(true);
    expect(phone.safeParse(who.telefono).success).toBe(true);
  }
});

test('deals stand in both pipelines, in three currencies and every state, each column numbered', async () => {
  const { data: pipelines } = await sandbox.call(listPipelines, {});
  expect(pipelines.map(({ nombre }) => nombre)).toEqual(['Ventas', 'Renovaciones']);
  const pages = pipelines.map(({ id }) =>
    sandbox.call(listDeals, { query: { pipeline_id: id, limit: 100 } }),
  );
  const deals = (await Promise.all(pages)).flatMap(({ data }) => data);
  expect(deals).toHaveLength(demoSize.deals);
  expect(new Set(deals.map(({ currency }) => currency))).toEqual(new Set(['CLP', 'CLF', 'USD']));
  expect(new Set(deals.map(({ estado }) => estado))).toEqual(new Set(['abierto', 'ganado', 'perdido']));
  for (const column of Map.groupBy(deals, ({ stage_id }) => stage_id).values()) {
    expect(column.map(({ orden }) => orden).sort((a, b) => a - b)).toEqual([...column.keys()]);
  }
});

test('the agenda has appointments in every state, past and to come, in calendars of two zones', async () => {
  const { data: calendars } = await sandbox.call(listCalendars, {});
  expect(new Set(calendars.map(({ timezone }) => timezone)).size).toBe(2);
  expect(calendars.filter(({ activo }) => !activo)).toHaveLength(1);
  const pages = calendars.map(({ id }) =>
    sandbox.call(listAppointments, { path: { calendar_id: id }, query: { limit: 100 } }),
  );
  const appointments = (await Promise.all(pages)).flatMap(({ data }) => data);
  expect(new Set(appointments.map(({ estado }) => estado))).toEqual(new Set(appointmentStates));
  const toCome = appointments.filter(({ inicio }) => Date.parse(inicio) > Date.now());
  expect(toCome.length).toBeGreaterThan(10);
  expect(appointments.length - toCome.length).toBeGreaterThan(10);
});

test('the catalogue has prices that held, hold and will hold, and products in every state', async () => {
  const { data: products } = await sandbox.call(listProducts, whole);
  const { data: trash } = await sandbox.call(listProducts, { query: { estado: 'papelera' } });
  const states = Map.groupBy([...products, ...trash], ({ estado }) => estado);
  expect(new Set(states.keys())).toEqual(new Set(productStates));
  expect(states.get('activo')!.length).toBeGreaterThanOrEqual(12);
  expect(new Set(products.map(({ tipo }) => tipo))).toEqual(new Set(productTypes));
  const prices = products.flatMap(({ precios }) => precios);
  expect(new Set(prices.map(({ moneda }) => moneda))).toEqual(new Set(['CLP', 'CLF', 'USD']));
  expect(new Set(prices.map(({ tipo_precio }) => tipo_precio))).toEqual(new Set(priceTypes));
  const today = new Date().toISOString().slice(0, 10);
  const standings = new Set(prices.map((price) => standingOn(price, today)));
  expect(standings).toEqual(new Set(['ended', 'current', 'scheduled']));
  expect(prices.filter(({ tramos }) => tramos.length > 1).length).toBeGreaterThan(2);
  for (const { monto } of prices.filter(({ moneda }) => moneda === 'CLF')) expect(monto).toMatch(/\.\d{4}$/);
});

test('forms are published and drafts, with submissions of two versions between which a key was renamed', async () => {
  const { data: forms } = await sandbox.call(listForms, whole);
  expect(new Set(forms.map(({ status }) => status))).toEqual(new Set(['draft', 'published']));
  const contact = forms.find(({ nombre }) => nombre === 'Contacto web')!;
  const { data } = await sandbox.call(listSubmissions, { path: { form_id: contact.id }, ...whole });
  const keys = new Map(
    [1, 2].map((version) => [version, data.filter((each) => each.form_version === version)]),
  );
  for (const { datos } of keys.get(1)!) expect(datos).toHaveProperty('correo');
  for (const { datos } of keys.get(2)!) expect(datos).toHaveProperty('email');
  expect(Math.min(...[...keys.values()].map(({ length }) => length))).toBeGreaterThan(5);
});

test('each thing has its event, in the order it happened, and a delivery that is not sent', async () => {
  const events = await allEvents(sandbox);
  const of = (type: string) => events.filter((event) => event.type === type).length;
  expect(of('deal.created')).toBe(demoSize.deals);
  expect(of('contact.created')).toBe(demoSize.contacts);
  const moments = events.map(({ created_at }) => created_at);
  expect(moments).toEqual([...moments].sort());
  const { data: endpoints } = await sandbox.call(listWebhookEndpoints, {});
  const { data: deliveries } = await sandbox.call(listDeliveries, whole);
  expect(endpoints).toMatchObject([{ active: false }]);
  expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(['held']));
});

test('the other subaccount is empty', async () => {
  const { data } = await sandbox.call(listDeals, {}, { key: sandbox.secondKey });
  expect(data).toEqual([]);
});
