import type { CallOptions } from '@/lib/api/client';
import { keyValue, type Match, matchOf } from '@/lib/contacts/match';
import { fold } from '@/lib/format/fold';
import type { PartyBody, PartyFieldName } from './party-draft';
import { draftOf } from './party-draft';
import { findParties, type PartyKind } from './party-kind';

/**
 * Looks, without writing anything, which record an upsert of this body would update: every key is searched for, then
 * the API's own order of precedence decides.
 */
export async function lookForMatch(
  kind: PartyKind,
  body: PartyBody,
  options: CallOptions,
): Promise<Match | undefined> {
  const values = kind.keys.map((key) => keyValue(body, key)).filter((value) => value !== '');
  const found = await Promise.all([...new Set(values)].map((value) => findParties(kind, value, options)));
  return matchOf(body, found.flat(), kind.keys);
}

export type FieldChange = { readonly name: PartyFieldName; readonly from: string; readonly to: string };

/** What the upsert would change in the record: fields that are not sent keep their value. */
export function changesBy(
  match: Match,
  body: PartyBody,
  names: readonly PartyFieldName[],
): readonly FieldChange[] {
  const now = draftOf(match.party);
  return names.flatMap((name): FieldChange[] => {
    if (body[name] === undefined) return [];
    const from = String(now[name] ?? '');
    const to = String(body[name] ?? '');
    const isSame = name === 'email' ? fold(from) === fold(to) : from === to;
    return isSame ? [] : [{ name, from, to }];
  });
}
