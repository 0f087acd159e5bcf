import type { Sending } from '../client.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { ListOperation, Read } from '../reply.ts';
import type { Parts } from '../request.ts';

/** What reading shows of a write: it happened, and `reply` is what the server would answer; it did not; no telling. */
export type Finding =
  | { readonly kind: 'done'; readonly reply: object }
  | { readonly kind: 'undone' }
  | { readonly kind: 'unseen' };

export const undone: Finding = { kind: 'undone' };
export const unseen: Finding = { kind: 'unseen' };
export const done = (reply: object): Finding => ({ kind: 'done', reply });

/** What a check of one write has at hand. */
export type Look = {
  readonly sent: Parts;
  /** When it was sent first, in milliseconds of this machine's clock. */
  readonly startedAt: number;
  /** Reads now. @throws ApiError */
  readonly read: <C extends ClientOperation>(operation: C, sent: Sending<C>) => Promise<Read<C>>;
  /** The same, null where the server has no such record. */
  readonly find: <C extends ClientOperation>(operation: C, sent: Sending<C>) => Promise<Read<C> | null>;
  /** The record as the page knew it before, where it did: read alone, or as a row of a list. */
  readonly before: (read: ClientOperation, sent: Parts, list?: ListOperation) => object | undefined;
};

/** Finds out what became of a write. @throws ApiError where it cannot be read */
export type Check = (look: Look) => Promise<Finding>;

/** What a check of one operation reads of its own path and body. */
export function partsOf<Path extends object, Body extends object = object>(
  look: Look,
): { path: Path; body: Body } {
  return { path: (look.sent.path ?? {}) as Path, body: (look.sent.body ?? {}) as Body };
}
