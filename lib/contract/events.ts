import { z } from 'zod';
import { instant } from './scalars.ts';

/** The catalogue of event types by group ("Catalog (35 types)"). */
export const eventGroups = {
  contacts: [
    'contact.created',
    'contact.updated',
    'contact.deleted',
    'contact.tag_added',
    'contact.tag_removed',
  ],
  companies: ['company.created', 'company.updated', 'company.archived'],
  deals: ['deal.created', 'deal.updated', 'deal.stage_changed', 'deal.won', 'deal.lost', 'deal.deleted'],
  quotes: ['quote.created', 'quote.sent', 'quote.viewed', 'quote.accepted', 'quote.rejected'],
  products: ['product.created', 'product.updated', 'product.archived'],
  custom_objects: [
    'custom_object.record.created',
    'custom_object.record.updated',
    'custom_object.record.deleted',
  ],
  appointments: ['appointment.created', 'appointment.updated', 'appointment.cancelled'],
  forms: ['form.submitted'],
  billing: ['invoice.sent', 'invoice.paid', 'invoice.overdue', 'payment.received', 'refund.issued'],
  test: ['webhook.test'],
} as const;

export type EventGroup = keyof typeof eventGroups;
export type EventType = (typeof eventGroups)[EventGroup][number];

export const eventTypes = Object.values(eventGroups).flat() as readonly EventType[];
export const eventType = z.enum(eventTypes as [EventType, ...EventType[]]);

/** The envelope ("Event envelope"): the same body by webhook and by `GET /events`. */
export const event = z.looseObject({
  id: z.string().meta({ examples: ['evt_5012'] }),
  type: z.string().meta({ examples: ['deal.won'] }),
  api_version: z.string().meta({ examples: ['v1'] }),
  created_at: instant,
  subaccount_id: z.int().meta({ examples: [77] }),
  data: z.looseObject({}),
  previous: z.looseObject({}).optional(),
});
export type Event = z.infer<typeof event>;
