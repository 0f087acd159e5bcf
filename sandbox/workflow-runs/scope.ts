import type { Json, JsonObject } from '../../lib/contract/scalars.ts';
import { fillTags } from '../../lib/rules/merge-tags.ts';
import type { ReadContext } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { getAppointment } from '../services/calendars/get-appointment.ts';
import { getCompany } from '../services/companies/get-company.ts';
import { getContact } from '../services/contacts/get-contact.ts';
import { getDeal } from '../services/pipelines/get-deal.ts';
import { isObject, own } from '../services/workflows/graph.ts';
import type { RunRow } from './run-store.ts';

/** What conditions and merge tags can name, as it is now. A record that the run lacks, or that is gone, is undefined. */
export type Scope = Readonly<Record<string, JsonObject | undefined>>;

export type ScopeOf = Pick<
  RunRow,
  'id' | 'workflowId' | 'event' | 'contactoId' | 'dealId' | 'appointmentId' | 'triggerType'
>;

/** Reads the run's records as their GETs answer. */
export async function readScope(context: ReadContext, run: ScopeOf, timezone: string): Promise<Scope> {
  const contact = await found(run.contactoId, (cid) =>
    getContact(context, { path: { cid }, query: {}, body: undefined }),
  );
  const deal = await found(run.dealId, (deal_id) =>
    getDeal(context, { path: { deal_id }, query: {}, body: undefined }),
  );
  const appointment = await found(run.appointmentId, (apt_id) =>
    getAppointment(context, { path: { apt_id }, query: {}, body: undefined }),
  );
  const companyId = ofEvent(run) ?? deal?.empresa_id ?? contact?.empresa_id ?? null;
  const company = await found(companyId, (empresa_id) =>
    getCompany(context, { path: { empresa_id }, query: {}, body: undefined }),
  );
  const event = { ...run.event.data, previous: run.event.previous };
  const workflow = { id: run.workflowId, run_id: run.id, timezone };
  return { contact, deal, appointment, company, event, workflow } as Scope;
}

function ofEvent({ triggerType, event }: ScopeOf): number | undefined {
  const id = event.data[triggerType.startsWith('company.') ? 'id' : 'empresa_id'];
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

async function found<Found>(
  id: number | null,
  get: (id: number) => Promise<Found>,
): Promise<Found | undefined> {
  if (id === null) return undefined;
  return get(id).catch((error) => {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  });
}

/** The value that a path names; undefined where there is none. Keys of `campos_custom` may hold dots. */
export function valueAt(scope: Scope, path: string): Json | undefined {
  const [namespace = '', ...rest] = path.split('.');
  const record = Object.hasOwn(scope, namespace) ? scope[namespace] : undefined;
  const custom = rest[0] === 'campos_custom' && rest.length > 1;
  const keys = custom ? ['campos_custom', rest.slice(1).join('.')] : rest;
  return keys.reduce<Json | undefined>((at, key) => (isObject(at) ? own(at, key) : undefined), record);
}

/** A config with every merge tag filled in; what is not text stays as it is. */
export function fillIn(value: Json, scope: Scope): Json {
  if (typeof value === 'string') return fillTags(value, (path) => textOf(valueAt(scope, path)));
  if (Array.isArray(value)) return value.map((one) => fillIn(one, scope));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillIn(one, scope)]));
}

/** A value as it stands in a sentence; lists by their names, joined by commas. */
export function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    return value.map((one) => (isObject(one) ? textOf(own(one, 'nombre')) : textOf(one))).join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
