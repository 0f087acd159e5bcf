import type { z } from 'zod';
import { appointment } from './calendars.ts';
import { product } from './catalog.ts';
import { company } from './companies.ts';
import { contact } from './contacts.ts';
import { deal } from './deals.ts';
import { customObjectRecord, invoice, payment, quote, refund, webhookTest } from './event-resources.ts';
import { type Event, type EventGroup, type EventType, eventGroups } from './events.ts';
import { exampleOf } from './example.ts';
import { formSubmission } from './forms.ts';
import type { EventTypeInfo } from './webhooks.ts';

interface EventTypeDetail {
  readonly description: string;
  /** What `data` is: the resource itself, the same value that its operations answer with. */
  readonly schema: z.ZodObject;
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

const aQuote = exampleOf(quote);
const sentQuote = { ...aQuote, estado: 'enviada', enviada_en: later, updated_at: later };

const aRecord = exampleOf(customObjectRecord);
const anInvoice = exampleOf(invoice);

/** Each of the 35 event types: when it is emitted and a realistic example ("Catalog (35 types)"). */
export const eventTypeDetails: Readonly<Record<EventType, EventTypeDetail>> = {
  'contact.created': { schema: contact, description: 'A contact was created.', data: aContact },
  'contact.updated': {
    schema: contact,
    description: 'Fields of a contact changed.',
    data: { ...aContact, updated_at: later },
    previous: { telefono: '+56912345678' },
  },
  'contact.deleted': {
    schema: contact,
    description: 'A contact was deleted; `data` is what it last was.',
    data: aContact,
  },
  'contact.tag_added': { schema: contact, description: 'A contact was given a tag.', data: aContact },
  'contact.tag_removed': {
    schema: contact,
    description: 'A tag was taken off a contact.',
    data: { ...aContact, tags: [] },
  },
  'company.created': { schema: company, description: 'A company was created.', data: aCompany },
  'company.updated': {
    schema: company,
    description: 'Fields of a company changed.',
    data: { ...aCompany, updated_at: later },
    previous: { direccion: 'Merced 22, Santiago' },
  },
  'company.archived': {
    schema: company,
    description: 'A company was archived.',
    data: { ...aCompany, estado: 'archivada' },
  },
  'deal.created': { schema: deal, description: 'A deal was created.', data: aDeal },
  'deal.updated': {
    schema: deal,
    description: 'Fields of a deal changed.',
    data: { ...aDeal, updated_at: later },
    previous: { amount: '980000' },
  },
  'deal.stage_changed': {
    schema: deal,
    description: 'A deal moved to another stage.',
    data: { ...aDeal, stage_id: 4, stage_changed_at: later, updated_at: later },
    previous: { stage_id: 3 },
  },
  'deal.won': { schema: deal, description: 'A deal was won.', data: wonDeal },
  'deal.lost': { schema: deal, description: 'A deal was lost.', data: lostDeal },
  'deal.deleted': {
    schema: deal,
    description: 'A deal was moved to the trash.',
    data: { ...aDeal, estado: 'papelera' },
  },
  'quote.created': { schema: quote, description: 'A quote was made.', data: aQuote },
  'quote.sent': { schema: quote, description: 'A quote was sent to its contact.', data: sentQuote },
  'quote.viewed': {
    schema: quote,
    description: 'A contact opened a quote.',
    data: { ...sentQuote, estado: 'vista', vista_en: later },
  },
  'quote.accepted': {
    schema: quote,
    description: 'A contact accepted a quote.',
    data: { ...sentQuote, estado: 'aceptada', vista_en: later, respondida_en: later },
  },
  'quote.rejected': {
    schema: quote,
    description: 'A contact rejected a quote.',
    data: { ...sentQuote, estado: 'rechazada', vista_en: later, respondida_en: later },
  },
  'product.created': { schema: product, description: 'A product was created or cloned.', data: aProduct },
  'product.updated': {
    schema: product,
    description: 'Fields, prices or the trash state of a product changed.',
    data: { ...aProduct, updated_at: later },
    previous: { nombre: 'Plan Pro' },
  },
  'product.archived': {
    schema: product,
    description: 'A product was archived.',
    data: { ...aProduct, estado: 'archivado' },
  },
  'custom_object.record.created': {
    schema: customObjectRecord,
    description: 'A record of a custom object was created.',
    data: aRecord,
  },
  'custom_object.record.updated': {
    schema: customObjectRecord,
    description: 'Fields of a custom object record changed.',
    data: { ...aRecord, updated_at: later },
    previous: { nombre: 'Contrato 2026' },
  },
  'custom_object.record.deleted': {
    schema: customObjectRecord,
    description: 'A record of a custom object was deleted.',
    data: aRecord,
  },
  'appointment.created': {
    schema: appointment,
    description: 'An appointment was booked.',
    data: anAppointment,
  },
  'appointment.updated': {
    schema: appointment,
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
    schema: appointment,
    description: 'An appointment was cancelled.',
    data: {
      ...anAppointment,
      estado: 'cancelada',
      motivo_cancelacion: 'El cliente viaja esa semana',
      updated_at: later,
    },
  },
  'form.submitted': {
    schema: formSubmission,
    description: 'A published form was filled in and sent.',
    data: aSubmission,
  },
  'invoice.sent': { schema: invoice, description: 'An invoice was sent.', data: anInvoice },
  'invoice.paid': {
    schema: invoice,
    description: 'An invoice was paid in full.',
    data: { ...anInvoice, estado: 'pagada', saldo: '0.00', updated_at: later },
  },
  'invoice.overdue': {
    schema: invoice,
    description: 'An invoice is past its due date and not paid.',
    data: { ...anInvoice, estado: 'vencida', vence_el: '2026-11-19', updated_at: later },
  },
  'payment.received': { schema: payment, description: 'A payment was received.', data: exampleOf(payment) },
  'refund.issued': { schema: refund, description: 'Money was paid back.', data: exampleOf(refund) },
  'webhook.test': {
    schema: webhookTest,
    description: 'A test of one endpoint, emitted by its ping.',
    data: exampleOf(webhookTest),
  },
};

/** The envelope that an example of this type would arrive in. */
export function exampleEvent(type: EventType): Event {
  const { data, previous } = eventTypeDetails[type];
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
      description: eventTypeDetails[type].description,
      example: exampleEvent(type),
    })),
);
