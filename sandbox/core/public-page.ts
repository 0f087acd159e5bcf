import type { ReadContext } from './context.ts';

/** The subaccount whose public pages need no name in their address. */
export const DEFAULT_SUBACCOUNT = 1;

/**
 * Address of a public page: a form (`f`) or a calendar's booking page (`b`). Slugs are unique in a subaccount only, so
 * another subaccount than the first is named in it.
 */
export function publicPageUrl(
  { publicUrl, subaccountId }: Pick<ReadContext, 'publicUrl' | 'subaccountId'>,
  kind: 'f' | 'b',
  slug: string,
): string {
  const account = subaccountId === DEFAULT_SUBACCOUNT ? '' : `?cuenta=${subaccountId}`;
  return `${publicUrl}/${kind}/${slug}${account}`;
}
