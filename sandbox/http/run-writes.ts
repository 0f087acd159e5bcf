import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { isConnectionLost, onLiveConnection, sqlState } from '../../lib/database/query-error.ts';
import { sendAhead } from '../../lib/database/transaction.ts';
import type { Woken, WriteContext } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { appendAll, type Emission } from '../outbox/append.ts';
import { collectEvents, emissionsOf, wokenBy } from '../outbox/with-events.ts';
import { findKept, isTwin, type KeptAnswer, type KeyedRequest, keepAnswers } from './idempotency.ts';

export interface Write {
  readonly subaccountId: number;
  readonly now: Date;
  readonly publicUrl: string;
  /** Its `X-Request-Id`, where it is a request of the API. */
  readonly requestId?: string | undefined;
  /** Set where the request carries an `Idempotency-Key`. */
  readonly keyed: KeyedRequest | undefined;
  readonly status: number;
  /** It takes what others need until they commit: no other write may wait for it in one transaction. */
  readonly alone?: boolean | undefined;
  readonly verb: (context: WriteContext) => Promise<unknown>;
}

export type WriteOutcome = Woken & { readonly answer: KeptAnswer; readonly replayed: boolean };

/** What became of a write in a transaction that is not committed yet. */
type Ran = WriteOutcome & {
  /** The answer is stored, or another request's is: nothing was done, and nothing is to be kept. */
  readonly isKept?: boolean;
  readonly emissions: readonly Emission[];
};

/** The connection broke when the commit was on its way: what was sent may be stored, or not. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('Nobody knows whether the transaction was committed', { cause });
  }
}

/** Of several writes this one failed, otherwise than by a refusal; none of them is stored. */
export class WriteFailed extends Error {
  readonly at: number;

  constructor(at: number, cause: unknown) {
    super('A write failed, and those that shared its transaction with it', { cause });
    this.at = at;
  }
}

/**
 * Runs writes of one subaccount, one after the other, in one transaction with their events, their deliveries and their
 * idempotency records: they are committed together, or none is. A refusal undoes its own write alone. On a connection
 * that was cut before the commit nothing happened, and they are run again.
 *
 * @throws what a lone write failed of, WriteFailed for one of several; CommitUnknown
 */
export async function runWrites(
  database: Database,
  writes: readonly Write[],
  onCommitted?: (tookMs: number) => void,
): Promise<WriteOutcome[]> {
  let isCommitting = false;
  let sentAt = 0;
  let underWay: number | undefined;
  const run = async () => {
    isCommitting = false;
    const { carried, appended } = await database.transaction(async (tx) => {
      if (writes.length > 1) sendAhead(tx, tx.execute(waitLittle));
      const carried = await carryOut(tx, writes, (at) => {
        underWay = at;
      });
      const appended = appendAll(
        tx,
        writes[0]!.subaccountId,
        carried.flatMap(({ emissions }) => emissions),
      );
      sendAhead(tx, appended);
      keepFresh(tx, writes, carried);
      isCommitting = true;
      sentAt = performance.now();
      return { carried, appended };
    });
    onCommitted?.(performance.now() - sentAt);
    const woken = wokenBy(nobody, await appended);
    return carried.map(({ answer, replayed, delivers, startsRuns, movesClock, changesFaults }) => ({
      ...{ answer, replayed, movesClock, changesFaults },
      delivers: delivers || woken.delivers,
      startsRuns: startsRuns || woken.startsRuns,
    }));
  };
  try {
    return await onLiveConnection(run, () => !isCommitting);
  } catch (error) {
    if (isCommitting && isConnectionLost(error)) throw new CommitUnknown(error);
    throw underWay === undefined || writes.length === 1 ? error : new WriteFailed(underWay, error);
  }
}

const TRIES = 4;
/** Deadlock, serialization failure: PostgreSQL undid everything and asks to try again. */
const again = new Set(['40P01', '40001']);

/** Runs one write by itself, again where the database asks for it or a twin was first. */
export async function runAlone(
  database: Database,
  write: Write,
  onCommitted?: (tookMs: number) => void,
): Promise<WriteOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      const [outcome] = await runWrites(database, [write], onCommitted);
      return outcome!;
    } catch (error) {
      if (attempt === TRIES || !(again.has(sqlState(error) ?? '') || isTwin(error))) throw error;
    }
  }
}

/**
 * Several writes in one transaction hold more than one does: where they would wait for another transaction, which may be
 * waiting for them, each is run by itself instead.
 */
const waitLittle = sql`set local lock_timeout = '400ms'`;

/** `reached` is told which write is under way. */
async function carryOut(
  tx: Transaction,
  writes: readonly Write[],
  reached: (at: number | undefined) => void,
): Promise<Ran[]> {
  const kept = await findKept(
    tx,
    writes.flatMap(({ keyed }) => keyed ?? []),
  );
  const carried: Ran[] = [];
  const isLone = writes.length === 1;
  for (const [at, write] of writes.entries()) {
    const answer = write.keyed && kept.get(write.keyed.key);
    if (answer) carried.push({ ...nothingDone, answer: answer.answer, replayed: answer.isFirst });
    else {
      reached(at);
      carried.push(await (isLone && !write.keyed ? once(tx, write) : undoable(tx, write, `write_${at}`)));
    }
  }
  reached(undefined);
  return carried;
}

/**
 * The verb's changes are undone to the savepoint where it refuses; the refusal itself is an answer. Each write has a
 * savepoint of its own name: none may go back to one before it, behind which a statement failed that nobody waited for.
 */
async function undoable(tx: Transaction, write: Write, name: string): Promise<Ran> {
  const savepoint = sql.identifier(name);
  sendAhead(tx, tx.execute(sql`savepoint ${savepoint}`));
  try {
    const carried = await once(tx, write);
    sendAhead(tx, tx.execute(sql`release savepoint ${savepoint}`));
    return carried;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    sendAhead(tx, tx.execute(sql`rollback to savepoint ${savepoint}`));
    sendAhead(tx, tx.execute(sql`release savepoint ${savepoint}`));
    return { answer: { refusal: error }, replayed: false, ...nobody, emissions: [] };
  }
}

async function once(tx: Transaction, { status, verb, ...writer }: Write): Promise<Ran> {
  const { reply, emitted, ...woken } = await collectEvents(tx, writer, verb);
  const body = JSON.stringify(reply);
  const emissions = emissionsOf(emitted, writer, { reply, text: body });
  return { answer: { status, body }, replayed: false, emissions, ...woken };
}

const nobody = { delivers: false, startsRuns: false, movesClock: false, changesFaults: false };
const nothingDone = { ...nobody, isKept: true, emissions: [] };

function keepFresh(tx: Transaction, writes: readonly Write[], carried: readonly Ran[]): void {
  const answered = carried.flatMap(({ answer, isKept }, at) => {
    const request = writes[at]!.keyed;
    return request && !isKept ? { request, answer } : [];
  });
  keepAnswers(tx, answered);
}
