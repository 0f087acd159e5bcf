import type { Json } from '@/lib/contract/scalars';
import { isSame } from '@/lib/json/same-json';

/** The content of a record exactly as the server holds it, by the parts that its PUT takes; an absent one is not sent. */
export type PartsOf<Part extends string> = { readonly [Name in Part]?: Json };

/**
 * What an editor does with a kind of document: a record of which some parts are written whole. Documents are never
 * mutated: every edit makes a new one that shares what it left alone.
 */
export function documentKind<Part extends string>(parts: readonly Part[]) {
  type Content = PartsOf<Part>;
  const pick = (valueAt: (part: Part) => Json | undefined): Content =>
    Object.fromEntries(
      parts.flatMap((part) => {
        const value = valueAt(part);
        return value === undefined ? [] : [[part, value]];
      }),
    ) as Content;

  /** Parts whose value differs, by JSON value and not by the order of keys. */
  const changedParts = (before: Content, after: Content): Part[] =>
    parts.filter((part) => !isSame(before[part], after[part]));

  return {
    /** The content of a record as the server sent it; `raw` is the record itself (`rawOf`). */
    documentOf(raw: unknown): Content {
      const record = (raw ?? {}) as Record<string, Json | undefined>;
      return pick((part) => (Object.hasOwn(record, part) ? record[part] : undefined));
    },
    changedParts,
    /** The body of a `PUT`: only the parts that changed, each whole. What is left out stays as it is on the server. */
    bodyOf(before: Content, after: Content): Content {
      return Object.fromEntries(
        changedParts(before, after).map((part) => [part, after[part] ?? null]),
      ) as Content;
    },
    /** Whether there is anything to save. Cheap where nothing was touched. */
    isChanged: (before: Content, after: Content): boolean =>
      before !== after && changedParts(before, after).length > 0,
    /**
     * What the server holds after it took `sent`: its reply where it repeats the content (it may have trimmed a name),
     * and what was sent where it says nothing of a part.
     */
    revisionAfter: (sent: Content, reply: Content): Content => pick((part) => reply[part] ?? sent[part]),
  };
}
