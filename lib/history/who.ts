import { isObject } from '@/lib/api/tolerant';
import { matchOperation } from '@/lib/contract/match';
import { tryParseJson } from '@/lib/json/parse-json';
import type { RecordKey } from './record-of-event';

/** A write through this console, as the activity has it. */
export type Act = {
  readonly person: { readonly id: string; readonly name: string };
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly at: Date;
  readonly durationMs: number | null;
  readonly status: number | null;
  readonly replyBody: string | null;
};

type Happened = RecordKey & { readonly type: string; readonly at: Date | null };

/** The writes that make an event of a type about the record that they name, or answer with. */
const writes: Readonly<Record<string, string>> = {
  'contact.created': 'createContact upsertContact',
  'contact.updated': 'updateContact upsertContact',
  'contact.deleted': 'deleteContact',
  'contact.tag_added': 'addContactTags createContact updateContact upsertContact',
  'contact.tag_removed': 'removeContactTag updateContact upsertContact',
  'company.created': 'createCompany upsertCompany',
  'company.updated': 'updateCompany upsertCompany',
  'company.archived': 'deleteCompany updateCompany upsertCompany',
  'deal.created': 'createDeal upsertDeal',
  'deal.updated': 'updateDeal upsertDeal',
  'deal.stage_changed': 'moveDealStage winDeal loseDeal updateDeal upsertDeal',
  'deal.won': 'winDeal moveDealStage updateDeal upsertDeal',
  'deal.lost': 'loseDeal moveDealStage updateDeal upsertDeal',
  'deal.deleted': 'deleteDeal',
  'product.created': 'createProduct cloneProduct',
  'product.updated': 'updateProduct restoreProduct deleteProduct savePrice deletePrice',
  'product.archived': 'archiveProduct updateProduct deleteProduct',
  'appointment.created': 'bookAppointment',
  'appointment.updated': 'rescheduleAppointment',
  'appointment.cancelled': 'cancelAppointment',
  'webhook.test': 'pingWebhookEndpoint',
};

/** The parameter of paths that names a record of the kind. */
const parameters: Readonly<Record<string, string>> = {
  contact: 'cid',
  company: 'empresa_id',
  deal: 'deal_id',
  product: 'producto_id',
  appointment: 'apt_id',
  endpoint: 'id',
};

/** How far the clocks of console and server may be apart, and an event behind its write. */
export const APART_MS = 5_000;

export function writesOf(type: string): readonly string[] {
  return Object.hasOwn(writes, type) ? writes[type]!.split(' ') : [];
}

/**
 * Who made an event happen, if that is beyond doubt: exactly one write of this console may have, it succeeded, and
 * no other event of the type about that record (`all` has those around it) may come of it as well.
 */
export function whoDid(
  event: Happened,
  acts: readonly Act[],
  all: readonly Happened[],
): Act['person'] | undefined {
  const candidates = acts.filter((act) => mayComeOf(event, act));
  const [act] = candidates;
  if (!act || candidates.length > 1 || act.status === null || act.status >= 400) return undefined;
  const others = all.filter((other) => other.type === event.type && mayComeOf(other, act));
  return others.length === 1 ? act.person : undefined;
}

function mayComeOf(event: Happened, act: Act): boolean {
  const wasRefused = act.status !== null && act.status >= 400 && act.status < 500;
  return (
    !wasRefused && writesOf(event.type).includes(act.operationId) && isThen(event, act) && isOf(event, act)
  );
}

function isThen({ at }: Happened, act: Act): boolean {
  if (at === null) return false;
  const after = at.getTime() - act.at.getTime();
  return after >= -APART_MS && after <= (act.durationMs ?? 0) + APART_MS;
}

/** What was not there before is named by the answer alone. */
function isOf({ kind, id, type }: Happened, act: Act): boolean {
  const matched = matchOperation(act.method, act.path.split('?')[0]!);
  const named = matched && 'pathParams' in matched ? matched.pathParams[parameters[kind] ?? ''] : undefined;
  if (named !== undefined && !type.endsWith('.created')) return named === id;
  const reply = act.replyBody === null ? undefined : tryParseJson(act.replyBody);
  return isObject(reply) && reply.id !== undefined && String(reply.id) === id;
}
