import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Transaction } from './database.ts';
import { sqlState } from './query-error.ts';

/** The transaction is aborted; a statement is unknown since its preparation was passed over. */
const consequences = new Set(['25P02', '26000']);

/** Statements that were sent without waiting for their answers, of each transaction under way. */
const sentAhead = new WeakMap<object, PromiseLike<unknown>[]>();

/**
 * Sends a statement without waiting for its answer: it shares a trip to the database with what comes next. Should it
 * fail, so do the statements after it and the commit, and the transaction throws what it failed of.
 */
export function sendAhead(tx: Transaction, statement: PromiseLike<unknown>): void {
  const ahead = sentAhead.get(tx);
  if (!ahead) throw new Error('Nobody would hear of its failure: begin with inTransaction or inSavepoint');
  const sent = statement.then();
  sent.then(undefined, unheard);
  ahead.push(sent);
}

/**
 * Runs `work` in a transaction on a connection of the pool. `begin` travels with the first statement of `work`, and
 * `commit` with those that it sent ahead last.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  client.on('error', unheard);
  let isOver = false;
  const end = async (how: 'commit' | 'rollback') => {
    const { command } = await client.query(how);
    isOver = true;
    return command;
  };
  try {
    const tx = transactionOn(client);
    const begun = client.query('begin');
    begun.catch(unheard);
    const ahead: PromiseLike<unknown>[] = [begun];
    sentAhead.set(tx, ahead);
    try {
      const result = await work(tx);
      // A transaction in which a statement failed is rolled back by its commit, without an error.
      const [command] = await Promise.all([end('commit'), begun]);
      if (command !== 'COMMIT')
        throw (await firstFailure(ahead)) ?? new Error('The transaction was rolled back');
      return result;
    } catch (error) {
      if (!isOver) await end('rollback').catch(unheard);
      throw await reasonOf(error, ahead);
    }
  } finally {
    client.removeListener('error', unheard);
    // One that is still in a transaction serves nobody else.
    client.release(!isOver);
  }
}

/** Runs `work` behind a savepoint of the transaction: where it throws, its own changes alone are undone. */
export function inSavepoint<T>(tx: Transaction, work: (inner: Transaction) => Promise<T>): Promise<T> {
  return tx.transaction(async (inner) => {
    const ahead: PromiseLike<unknown>[] = [];
    sentAhead.set(inner, ahead);
    try {
      const result = await work(inner);
      await Promise.all(ahead);
      return result;
    } catch (error) {
      throw await reasonOf(error, ahead);
    }
  });
}

/** Waited for elsewhere: by the queries in use on a connection, or by who looks for the first failure. */
function unheard(): void {}

/** What failed first, where the error only says that something before it did. */
async function reasonOf(error: unknown, ahead: readonly PromiseLike<unknown>[]): Promise<unknown> {
  if (!consequences.has(sqlState(error) ?? '')) return error;
  return (await firstFailure(ahead)) ?? error;
}

async function firstFailure(ahead: readonly PromiseLike<unknown>[]): Promise<unknown> {
  const answers = await Promise.allSettled(ahead);
  return answers.find((answer) => answer.status === 'rejected')?.reason;
}

const dialect = new PgDialect();
const onClient = new WeakMap<pg.PoolClient, Transaction>();

/** One for each connection, so that the statements which are put together once for it (`prepared`) serve them all. */
function transactionOn(client: pg.PoolClient): Transaction {
  const known = onClient.get(client);
  if (known) return known;
  const session = new NodePgSession(
    client as ConstructorParameters<typeof NodePgSession>[0],
    dialect,
    undefined,
  );
  const tx = new NodePgTransaction(dialect, session, undefined) as Transaction & NodePgDatabase;
  onClient.set(client, tx);
  return tx;
}
