import type { Database, Transaction } from '../../lib/database/database.ts';
import { sqlState } from '../../lib/database/query-error.ts';
import type { Woken, WriteContext } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { withEvents } from '../outbox/with-events.ts';
import { claimKey, type KeptAnswer, type KeyedRequest, keepAnswer } from './idempotency.ts';

export interface Write {
  readonly subaccountId: number;
  readonly now: Date;
  readonly publicUrl: string;
  /** Set where the request carries an `Idempotency-Key`. */
  readonly keyed: KeyedRequest | undefined;
  readonly status: number;
  readonly verb: (context: WriteContext) => Promise<unknown>;
}

export type WriteOutcome = Woken & { readonly answer: KeptAnswer; readonly replayed: boolean };

const TRIES = 4;
/** Deadlock, serialization failure: PostgreSQL undid everything and asks to try again. */
const again = new Set(['40P01', '40001']);

/** Runs a writing verb in one transaction with its events, their deliveries and the idempotency record. */
export async function runWrite(database: Database, write: Write): Promise<WriteOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction((tx) =>
        write.keyed ? keyed(tx, write, write.keyed) : once(tx, write),
      );
    } catch (error) {
      if (attempt === TRIES || !again.has(sqlState(error) ?? '')) throw error;
    }
  }
}

async function keyed(tx: Transaction, write: Write, request: KeyedRequest): Promise<WriteOutcome> {
  const kept = await claimKey(tx, request);
  if (kept) return { answer: kept, replayed: true, delivers: false, startsRuns: false };
  const outcome = await tx.transaction((inner) => once(inner, write)).catch(refused);
  await keepAnswer(tx, request, outcome.answer);
  return outcome;
}

/** The verb's changes are undone to the savepoint; the refusal itself is kept and answered again. */
function refused(error: unknown): WriteOutcome {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  return { answer: { refusal: error }, replayed: false, delivers: false, startsRuns: false };
}

async function once(tx: Transaction, { status, verb, ...writer }: Write): Promise<WriteOutcome> {
  const { reply, ...woken } = await withEvents(tx, writer, async (context) =>
    JSON.stringify(await verb(context)),
  );
  return { answer: { status, body: reply }, replayed: false, ...woken };
}
