import { ApiError } from '@/lib/api/api-error';
import type { CallOptions } from '@/lib/api/client';
import { listDeals } from '@/lib/api/contract/deals';
import { outcomeOf } from '@/lib/api/outcome';
import type { DealRecord } from '@/lib/api/records';
import { customBodyOf, customText } from '@/lib/fields/custom-fields';
import type { Body } from '@/lib/records/draft';
import { findInList } from '@/lib/records/find-listed';

/** What else a server answers 409 to a new deal for. */
const otherConflicts = ['pipeline_has_no_such_stage', 'deal_in_trash'];
const takenIssue = /taken|dup|exist|unique|used/i;

/** Whether a new deal may have been refused because another has its external id; which one is to be looked for then. */
export function mayBeTaken(error: unknown): boolean {
  if (!(error instanceof ApiError) || outcomeOf(error) === 'unknown') return false;
  const named = error.details.filter(({ field }) => field === 'external_id');
  if (named.length > 0) return named.some(({ issue }) => takenIssue.test(issue));
  return error.status === 409 && !otherConflicts.includes(error.code);
}

/** Whether the refusal itself says that it is so, and no other conflict. */
export function isSaidTaken(error: unknown): boolean {
  return mayBeTaken(error) && error instanceof ApiError && /external_?id/i.test(error.code);
}

/**
 * What an upsert of a deal is sent, by what was typed for a new one: own fields are replaced whole, so those that it has
 * go back with them, those that were typed as the kind that they are there, and it stays in its pipeline.
 */
export function updateOf({ campos_custom, pipeline_id }: DealRecord, fields: Body): Body {
  return {
    ...fields,
    ...(pipeline_id !== undefined && { pipeline_id }),
    ...(fields.campos_custom !== undefined && {
      campos_custom: { ...campos_custom, ...typedOver(campos_custom, fields.campos_custom as object) },
    }),
  };
}

function typedOver(held: Readonly<Record<string, unknown>> | undefined, typed: object) {
  return customBodyOf(
    Object.entries(typed).map(([key, value]) => ({ key, text: customText(value), original: held?.[key] })),
  );
}

/** The deal with an external id, the trash included; null where it is not among the 2,000 that each lists first. @throws ApiError */
export async function dealByExternalId(externalId: string, options: CallOptions): Promise<DealRecord | null> {
  const isIt = (deal: DealRecord) => deal.external_id === externalId;
  return (
    (await findInList(listDeals, isIt, options)) ??
    (await findInList(listDeals, isIt, options, { estado: 'papelera' }))
  );
}
