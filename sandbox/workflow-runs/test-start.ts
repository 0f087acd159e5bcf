import type { Event } from '../../lib/contract/events.ts';
import type { Input } from '../../lib/contract/operation.ts';
import type { JsonObject } from '../../lib/contract/scalars.ts';
import type { testWorkflow as operation } from '../../lib/contract/workflow-runs.ts';
import type { WriteContext } from '../core/context.ts';
import { ApiError, invalidField } from '../core/errors.ts';
import { getContact } from '../services/contacts/get-contact.ts';
import { getDeal } from '../services/pipelines/get-deal.ts';
import { findEvent } from '../services/webhooks/event-store.ts';
import { type RunRecords, recordsOfEvent } from './records-of-event.ts';

type Body = Input<typeof operation>['body'];

/** What a test run begins with. */
export type TestStart = {
  readonly type: string;
  readonly data: JsonObject;
  readonly previous: unknown;
  readonly records: RunRecords;
  /** The event that the trigger is held against; undefined where only a record was chosen. */
  readonly event: Event | undefined;
  /** Typed data of a record, which stand for what the record holds. */
  readonly values: JsonObject;
};

const nobody: RunRecords = { contactoId: null, dealId: null, appointmentId: null };

/** Records by the first word of an event's type. */
const namespaces = new Set(['contact', 'deal', 'appointment', 'company']);

/** Reads what the body names. Throws `not_found` of the field that names nothing. */
export async function startOfTest(context: WriteContext, body: Body, type: string): Promise<TestStart> {
  if (body.event_id !== undefined) return startOfEvent(context, body.event_id);
  const chosen = await chosenRecord(context, body);
  if (body.datos === undefined) {
    return { type, ...chosen, previous: null, event: undefined, values: {} };
  }
  const data = body.datos;
  const previous = body.previous ?? null;
  const event = { type, data, ...(previous && { previous }) } as unknown as Event;
  const named = await recordsOfEvent(context, event);
  const records = chosen.records === nobody ? named : chosen.records;
  const [namespace = ''] = type.split('.');
  const values = namespaces.has(namespace)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [`${namespace}.${key}`, value]))
    : {};
  return { type, data, previous, records, event, values };
}

async function startOfEvent(context: WriteContext, eventId: string): Promise<TestStart> {
  const event = await findEvent(context, Number(eventId.replace('evt_', '')));
  if (!event) throw invalidField('event_id', 'not_found');
  const { type, data, previous = null } = event;
  const records = await recordsOfEvent(context, event);
  return { type, data: data as JsonObject, previous, records, event, values: {} };
}

async function chosenRecord(
  context: WriteContext,
  { contacto_id, deal_id }: Body,
): Promise<{ readonly data: JsonObject; readonly records: RunRecords }> {
  if (deal_id !== undefined) {
    const path = { deal_id };
    const deal = await getDeal(context, { path, query: {}, body: undefined }).catch(inBody('deal_id'));
    const records = { ...nobody, contactoId: deal.contacto_id, dealId: deal.id };
    return { data: deal as unknown as JsonObject, records };
  }
  if (contacto_id === undefined) return { data: {}, records: nobody };
  const path = { cid: contacto_id };
  const contact = await getContact(context, { path, query: {}, body: undefined }).catch(
    inBody('contacto_id'),
  );
  return { data: contact as unknown as JsonObject, records: { ...nobody, contactoId: contact.id } };
}

/** What a body names and is not there is a fault of that field, not of the path. */
function inBody(field: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ApiError && error.code === 'not_found' ? invalidField(field, 'not_found') : error;
  };
}
