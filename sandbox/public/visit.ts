import type { ReadContext, WriteContext } from '../core/context.ts';
import type { Language, Reader } from './language.ts';
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

/** What a page's policy allows beyond what all are allowed: nothing. */
export interface Allowance {
  /** A style within the page. */
  readonly style: string;
  /** To stand in a frame of any site. */
  readonly framing: boolean;
  /** To lead, once it is sent, to an address of any site. */
  readonly leaving: boolean;
}

export type Page =
  | {
      readonly status: number;
      readonly html: Html;
      /** Where it is not the visitor's. */
      readonly language?: Language;
      readonly allows?: Allowance;
    }
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
