import type { Json } from '@/lib/contract/scalars';
import type { FormField } from './form-field';
import type { Place } from './value-at';

/** What a new item of a list begins as. */
export function emptyItem({ kind }: Pick<FormField, 'kind'>): Json {
  if (kind === 'object' || kind === 'json') return {};
  if (kind === 'list') return [];
  return kind === 'boolean' ? false : '';
}

/** What is put at a place inside a list: an item that is emptied stays an item, of the list's own kind. */
export function nextInside(
  list: Place,
  item: Pick<FormField, 'kind'>,
  inside: Place,
  next: Json | undefined,
): Json | undefined {
  return next === undefined && inside.length === list.length + 1 ? emptyItem(item) : next;
}
