import type { EventType } from '../../lib/contract/events.ts';
import type { Input, Output } from '../../lib/contract/operation.ts';
import type { Queries, Transaction } from '../../lib/database/database.ts';
import type { JsonText } from './json-text.ts';

/** What a reading verb may use. Every query filters by `subaccountId`. */
export interface ReadContext {
  readonly db: Queries;
  readonly subaccountId: number;
  /** Where the sandbox's public pages are reached, without a slash at the end: `http://127.0.0.1:4010`. */
  readonly publicUrl: string;
  /** The moment of the request by the subaccount's clock; verbs never ask a clock themselves. */
  readonly now: Date;
}

/** Who has something to do after a commit, and need not wait until they look by themselves. */
export interface Woken {
  /** Deliveries were queued: their worker. */
  readonly delivers: boolean;
  /** Workflows begin with what was emitted: their runner. */
  readonly startsRuns: boolean;
  /** The subaccount's clock was moved: whoever asks it what time it is. */
  readonly movesClock: boolean;
  /** What goes wrong in the subaccount was changed: whoever strikes. */
  readonly changesFaults: boolean;
}

/**
 * What a writing verb may use. It exists only inside a transaction: the change, its events and their
 * deliveries commit together or not at all.
 */
export interface WriteContext extends ReadContext {
  readonly db: Transaction;
  /** The request that is carried out; none where it is no request of the API. */
  readonly requestId?: string | undefined;
  /**
   * Records an event; it is stored with its deliveries just before the transaction commits.
   * `data` is the whole resource as its GET answers at that moment, `previous` the fields that changed.
   */
  emit(type: EventType, data: object, previous?: object): void;
  /** Says who has something to do after the commit beyond what `emit` leads to. */
  wakes(who: Partial<Woken>): void;
}

/** A verb of a service: given what the contract parsed, answers what the contract promises. */
export type Verb<Context, O> = (context: Context, input: Input<O>) => Promise<Output<O>>;

/** The same where the answer is text that was JSON already; the tests hold it against the contract like any other. */
export type TextVerb<Context, O> = (context: Context, input: Input<O>) => Promise<JsonText>;
