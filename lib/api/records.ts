import type { Appointment, Calendar } from '@/lib/contract/calendars';
import type { Product, ProductCategory } from '@/lib/contract/catalog';
import type { Company } from '@/lib/contract/companies';
import type { Contact, Tag } from '@/lib/contract/contacts';
import type { Deal } from '@/lib/contract/deals';
import type { Event } from '@/lib/contract/events';
import type { Pipeline, Stage } from '@/lib/contract/pipelines';
import type { Price } from '@/lib/contract/prices';
import type { Task } from '@/lib/contract/tasks';
import type { Delivery, DeliveryAttempt, DeliverySummary, WebhookEndpoint } from '@/lib/contract/webhooks';
import type { Id, Loose } from './loose';

/** Records as any server may give them: every field may be absent. */
export type ContactRecord = Loose<Contact>;
export type CompanyRecord = Loose<Company>;
/** A contact or a company, as far as they have the same fields. */
export type AccountRecord = Partial<ContactRecord & CompanyRecord>;
export type TagRecord = Loose<Tag>;
export type TaskRecord = Loose<Task>;
export type DealRecord = Loose<Deal>;
export type StageRecord = Loose<Stage>;
export type PipelineRecord = Loose<Pipeline>;
export type AppointmentRecord = Loose<Appointment>;
export type CalendarRecord = Loose<Calendar>;
export type ProductRecord = Loose<Product>;
export type PriceRecord = Loose<Price>;
export type CategoryRecord = Loose<ProductCategory>;
export type EndpointRecord = Loose<WebhookEndpoint>;
export type DeliveryRow = Loose<DeliverySummary>;
export type DeliveryRecord = Loose<Delivery>;
export type AttemptRecord = Loose<DeliveryAttempt>;
export type EventRecord = Loose<Event>;

/** An id for comparing: servers give numbers or text, addresses give text; empty where none can be read. */
export function idOf(record: { readonly id?: Id | undefined }): string {
  return String(record.id ?? '');
}
