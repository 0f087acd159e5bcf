import type { CallOptions } from '@/lib/api/client';
import { keyValue, type Match, matchOf } from '@/lib/contacts/match';
import type { Body } from '@/lib/records/draft';
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
