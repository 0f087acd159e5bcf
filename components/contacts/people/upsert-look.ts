import type { CallOptions } from '@/lib/api/client';
import { keyValue, type Match, matchOf } from '@/lib/contacts/match';
import { fold } from '@/lib/format/fold';
import { type Body, draftOf } from '@/lib/records/draft';
import type { Resource } from '@/lib/resources/resource';
import { findAlike, matchKeysOf } from './match-keys';

/**
 * Looks, without writing anything, which record an upsert of this body would update: every key is searched for, then
 * the API's own order of precedence decides.
 */
export async function lookForMatch(
  of: Resource,
  body: Body,
  options: CallOptions,
): Promise<Match | undefined> {
  const keys = matchKeysOf(of);
  const values = keys.map((key) => keyValue(body, key)).filter((value) => value !== '');
  const found = await Promise.all([...new Set(values)].map((value) => findAlike(of, value, options)));
  return matchOf(body, found.flat(), keys);
}

export type FieldChange = { readonly name: string; readonly from: string; readonly to: string };

/** What the upsert would change in the record: fields that are not sent keep their value. */
export function changesBy(of: Resource, match: Match, body: Body): readonly FieldChange[] {
  const { campos_custom: _, ...now } = draftOf(of.fields, match.account);
  return Object.keys(now).flatMap((name): FieldChange[] => {
    if (body[name] === undefined) return [];
    const from = String(now[name] ?? '');
    const to = String(body[name] ?? '');
    const isSame = name === 'email' ? fold(from) === fold(to) : from === to;
    return isSame ? [] : [{ name, from, to }];
  });
}
