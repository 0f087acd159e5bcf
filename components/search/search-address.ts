import { addressOf } from '@/lib/fields/address';
import { list, text } from '@/lib/fields/codecs';

/** What the address of the search page holds: what was typed, and the kinds that are shown. */
export const searchCodecs = { q: text, kind: list() };

/** The page that finds a text. */
export function hrefOfSearch(q: string): string {
  const query = addressOf(searchCodecs, { q });
  return query === '' ? '/search' : `/search?${query}`;
}
