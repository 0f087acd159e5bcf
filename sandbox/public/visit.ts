import type { ReadContext, WriteContext } from '../core/context.ts';
import type { Reader } from './language.ts';
import type { Html } from './layout.ts';

/** What a public page may do: read, and write in one transaction with its events. */
export interface Visit {
  readonly slug: string;
  /** Signed name of a visitor's appointment; empty where the address has none. */
  readonly token: string;
  /** The page's own address without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly reader: Reader;
  readonly read: ReadContext;
  /** Gives the verb's reply as JSON has it; sent again with a key that is known, the first reply or refusal. */
  write<T>(verb: (context: WriteContext) => Promise<T>, key?: string): Promise<T>;
}

export type Page =
  | { readonly status: number; readonly html: Html }
  /** Seen by GET next, so that loading it again sends nothing again. */
  | { readonly redirect: string }
  | { readonly calendarFile: string };

/** An address with some of its query changed; empty values are left out. */
export function addressWith(
  path: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next.size === 0 ? path : `${path}?${next}`;
}
