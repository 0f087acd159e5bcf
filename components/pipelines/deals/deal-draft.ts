import type { Id } from '@/lib/api/loose';
import type { DealRecord } from '@/lib/api/records';
import { createDeal } from '@/lib/contract/deals';

/** What the form of a deal holds, by the API's own field names, so that the server's words find their field. */
export type DealDraft = {
  title: string;
  amount: string;
  currency: string;
  external_id: string;
  fecha_cierre_estimada: string | null;
  contacto_id: Id | null;
  empresa_id: Id | null;
};

export type DealFieldName = keyof DealDraft;

export const dealFieldNames = [
  'title',
  'amount',
  'currency',
  'fecha_cierre_estimada',
  'contacto_id',
  'empresa_id',
  'external_id',
] as const satisfies readonly DealFieldName[];

/** The form of a deal as it is, or of a new one. */
export function draftOf(deal: DealRecord = noDeal): DealDraft {
  return {
    title: deal.title ?? '',
    amount: deal.amount ?? '',
    currency: deal.currency ?? '',
    external_id: String(deal.external_id ?? ''),
    fecha_cierre_estimada: deal.fecha_cierre_estimada ?? null,
    contacto_id: deal.contacto_id ?? null,
    empresa_id: deal.empresa_id ?? null,
  };
}

const noDeal = {} as DealRecord;

/** A body of the API: the fields that are sent. */
export type DealBody = Partial<Omit<DealDraft, 'external_id'> & { external_id: string | null }>;

/** The fields that were changed, as the API takes them. Empty text is null where the API allows that. */
export function changesOf(draft: DealDraft, base: DealDraft): DealBody {
  const body = {
    ...draft,
    amount: draft.amount.trim(),
    currency: draft.currency.trim(),
    external_id: draft.external_id.trim() || null,
  };
  const changed = dealFieldNames.filter((name) => draft[name] !== base[name]);
  return Object.fromEntries(changed.map((name) => [name, body[name]]));
}

/** The fields that were typed into again after `sent` was sent, as they are now. */
export function typedSince(sent: DealDraft, now: DealDraft): Partial<DealDraft> {
  return Object.fromEntries(
    dealFieldNames.filter((name) => now[name] !== sent[name]).map((name) => [name, now[name]]),
  );
}

const { title, amount, currency, external_id, fecha_cierre_estimada } = createDeal.body.shape;
const rules = { title, amount, currency, external_id, fecha_cierre_estimada };

/** What the contract would refuse: issue codes by field. Ids are the server's to judge. */
export function issuesOf(body: DealBody): Partial<Record<DealFieldName, string>> {
  const issues: Partial<Record<DealFieldName, string>> = {};
  for (const [name, rule] of Object.entries(rules)) {
    if (!(name in body)) continue;
    const result = rule.safeParse(body[name as DealFieldName]);
    if (!result.success) issues[name as DealFieldName] = result.error.issues[0]?.message ?? 'invalid';
  }
  return issues;
}
