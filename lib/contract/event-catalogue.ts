import { appointment } from './calendars.ts';
import { product } from './catalog.ts';
import { company } from './companies.ts';
import { contact } from './contacts.ts';
import { type Event, type EventGroup, type EventType, eventGroups } from './events.ts';
import { exampleOf } from './example.ts';
import { formSubmission } from './forms.ts';
import { deal } from './pipelines.ts';
import type { EventTypeInfo } from './webhooks.ts';

interface CatalogueEntry {
  readonly description: string;
  /** The whole resource as its GET answers. */
  readonly data: Readonly<Record<string, unknown>>;
  /** On update events: the fields that changed, as they were. */
  readonly previous?: Readonly<Record<string, unknown>>;
}

const aContact = exampleOf(contact);
const aCompany = exampleOf(company);
const aDeal = exampleOf(deal);
const aProduct = exampleOf(product);
const anAppointment = exampleOf(appointment);
const aSubmission = exampleOf(formSubmission);

const later = '2026-11-21T09:15:00.000Z';

const wonDeal = { ...aDeal, estado: 'ganado', stage_id: 5, stage_changed_at: later, closed_at: later };
const lostDeal = {
  ...wonDeal,
  estado: 'perdido',
  stage_id: 6,
  motivo_perdida: 'Presupuesto congelado',
};

const aQuote = {
  id: 318,
  numero: 'COT-2026-0318',
  titulo: 'Implementación ERP',
  estado: 'borrador',
  deal_id: aDeal.id,
  contacto_id: aContact.id,
  empresa_id: aCompany.id,
  currency: 'CLP',
  subtotal: '10504201.68',
  impuesto: '1995798.32',
  total: '12500000.00',
  lineas: [{ producto_id: aProduct.id, descripcion: 'Plan Profesional', cantidad: 1, precio: '10504201.68' }],
  vigente_hasta: '2026-12-20',
  enviada_en: null,
  vista_en: null,
  respondida_en: null,
  created_at: '2026-11-20T14:30:00.000Z',
  updated_at: '2026-11-20T14:30:00.000Z',
};
const sentQuote = { ...aQuote, estado: 'enviada', enviada_en: later, updated_at: later };

const aRecord = {
  id: 77,
  objeto: 'contrato',
  nombre: 'Contrato marco 2026',
  campos: { inicio: '2026-01-01', termino: '2026-12-31', renovable: true },
  contacto_id: aContact.id,
  created_at: '2026-11-20T14:30:00.000Z',
  updated_at: '2026-11-20T14:30:00.000Z',
};

const anInvoice = {
  id: 905,
  numero: 'F-10905',
  estado: 'enviada',
  contacto_id: aContact.id,
  empresa_id: aCompany.id,
  currency: 'CLP',
  subtotal: '41932.77',
  impuesto: '7967.23',
  total: '49900.00',
  saldo: '49900.00',
  emitida_el: '2026-11-20',
  vence_el: '2026-12-20',
  created_at: '2026-11-20T14:30:00.000Z',
  updated_at: '2026-11-20T14:30:00.000Z',
};

const aPayment = {
  id: 611,
  factura_id: anInvoice.id,
  monto: '49900.00',
  currency: 'CLP',
  medio: 'transferencia',
  referencia: 'TRX-88412',
  recibido_en: later,
};

/** Each of the 35 event types: when it is emitted and a realistic example ("Catalog (35 types)"). */
export const eventCatalogue: Readonly<Record<EventType, CatalogueEntry>> = {
  'contact.created': { description: 'A contact was created.', data: aContact },
  'contact.updated': {
    description: 'Fields of a contact changed.',
    data: { ...aContact, updated_at: later },
    previous: { telefono: '+56912345678' },
  },
  'contact.deleted': { description: 'A contact was deleted; `data` is what it last was.', data: aContact },
  'contact.tag_added': { description: 'A contact was given a tag.', data: aContact },
  'contact.tag_removed': { description: 'A tag was taken off a contact.', data: { ...aContact, tags: [] } },
  'company.created': { description: 'A company was created.', data: aCompany },
  'company.updated': {
    description: 'Fields of a company changed.',
    data: { ...aCompany, updated_at: later },
    previous: { direccion: 'Merced 22, Santiago' },
  },
  'company.archived': { description: 'A company was archived.', data: { ...aCompany, estado: 'archivada' } },
  'deal.created': { description: 'A deal was created.', data: aDeal },
  'deal.updated': {
    description: 'Fields of a deal changed.',
    data: { ...aDeal, updated_at: later },
    previous: { amount: '980000' },
  },
  'deal.stage_changed': {
    description: 'A deal moved to another stage.',
    data: { ...aDeal, stage_id: 4, stage_changed_at: later, updated_at: later },
    previous: { stage_id: 3 },
  },
  'deal.won': { description: 'A deal was won.', data: wonDeal },
  'deal.lost': { description: 'A deal was lost.', data: lostDeal },
  'deal.deleted': { description: 'A deal was moved to the trash.', data: { ...aDeal, estado: 'papelera' } },
  'quote.created': { description: 'A quote was made.', data: aQuote },
  'quote.sent': { description: 'A quote was sent to its contact.', data: sentQuote },
  'quote.viewed': {
    description: 'A contact opened a quote.',
    data: { ...sentQuote, estado: 'vista', vista_en: later },
  },
  'quote.accepted': {
    description: 'A contact accepted a quote.',
    data: { ...sentQuote, estado: 'aceptada', vista_en: later, respondida_en: later },
  },
  'quote.rejected': {
    description: 'A contact rejected a quote.',
    data: { ...sentQuote, estado: 'rechazada', vista_en: later, respondida_en: later },
  },
  'product.created': { description: 'A product was created or cloned.', data: aProduct },
  'product.updated': {
    description: 'Fields, prices or the trash state of a product changed.',
    data: { ...aProduct, updated_at: later },
    previous: { nombre: 'Plan Pro' },
  },
  'product.archived': { description: 'A product was archived.', data: { ...aProduct, estado: 'archivado' } },
  'custom_object.record.created': { description: 'A record of a custom object was created.', data: aRecord },
  'custom_object.record.updated': {
    description: 'Fields of a custom object record changed.',
    data: { ...aRecord, updated_at: later },
    previous: { nombre: 'Contrato 2026' },
  },
  'custom_object.record.deleted': { description: 'A record of a custom object was deleted.', data: aRecord },
  'appointment.created': { description: 'An appointment was booked.', data: anAppointment },
  'appointment.updated': {
    description: 'An appointment was rescheduled or otherwise changed.',
    data: {
      ...anAppointment,
      inicio: '2026-11-23T13:00:00.000Z',
      fin: '2026-11-23T13:30:00.000Z',
      reagendada_desde: anAppointment.inicio,
      updated_at: later,
    },
    previous: { inicio: anAppointment.inicio, fin: anAppointment.fin, reagendada_desde: null },
  },
  'appointment.cancelled': {
    description: 'An appointment was cancelled.',
    data: {
      ...anAppointment,
      estado: 'cancelada',
      motivo_cancelacion: 'El cliente viaja esa semana',
      updated_at: later,
    },
  },
  'form.submitted': { description: 'A published form was filled in and sent.', data: aSubmission },
  'invoice.sent': { description: 'An invoice was sent.', data: anInvoice },
  'invoice.paid': {
    description: 'An invoice was paid in full.',
    data: { ...anInvoice, estado: 'pagada', saldo: '0.00', updated_at: later },
  },
  'invoice.overdue': {
    description: 'An invoice is past its due date and not paid.',
    data: { ...anInvoice, estado: 'vencida', vence_el: '2026-11-19', updated_at: later },
  },
  'payment.received': { description: 'A payment was received.', data: aPayment },
  'refund.issued': {
    description: 'Money was paid back.',
    data: {
      id: 42,
      pago_id: aPayment.id,
      factura_id: anInvoice.id,
      monto: '49900.00',
      currency: 'CLP',
      motivo: 'Cobro duplicado',
      emitido_en: later,
    },
  },
  'webhook.test': {
    description: 'A test of one endpoint, emitted by its ping.',
    data: { endpoint_id: 12, mensaje: 'Evento de prueba' },
  },
};

/** The envelope that an example of this type would arrive in. */
export function exampleEvent(type: EventType): Event {
  const { data, previous } = eventCatalogue[type];
  return {
    id: 'evt_5012',
    type,
    api_version: 'v1',
    created_at: later,
    subaccount_id: 77,
    data: { ...data },
    ...(previous && { previous: { ...previous } }),
  };
}

/** The reply of `GET /webhooks/events`: all types in the order of the API document. */
export const eventTypeInfos: readonly EventTypeInfo[] = (Object.keys(eventGroups) as EventGroup[]).flatMap(
  (group) =>
    eventGroups[group].map((type) => ({
      type,
      group,
      description: eventCatalogue[type].description,
      example: exampleEvent(type),
    })),
);
