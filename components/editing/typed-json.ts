import type { Json } from '@/lib/contract/scalars';
import { isSame, prettyJson } from '@/lib/json/same-json';

/** JSON that somebody typed and has not applied, and the value that they began with. */
export type TypedJson = { readonly of: Json; readonly text: string };

/**
 * Whether anything was typed that is not applied; `valueAt` gives the value of what it is of. What was begun with a
 * value that is no more counts no longer.
 */
export function hasTypedJson(
  typed: ReadonlyMap<string, TypedJson>,
  valueAt: (subject: string) => Json | undefined,
): boolean {
  return [...typed].some(([subject, { of, text }]) => {
    const value = valueAt(subject);
    return value !== undefined && isSame(of, value) && text !== prettyJson(value);
  });
}
