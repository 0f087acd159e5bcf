import type { Queries } from './database.ts';

/** Most keys of one statement. */
const MOST = 100;

type Waiting<Key, Row> = {
  readonly key: Key;
  resolve(row: Row | undefined): void;
  reject(reason: unknown): void;
};

/**
 * A read of one row by its key, of which those asked for in the same turn of the event loop go to the database as one
 * statement: each statement wakes a process there and this one for its answer, which costs more than the row. A lone
 * read waits for nothing but the turn's end. `read` answers the rows that it finds, in any order; `isOf` says whose
 * they are. In a transaction only its own reads meet.
 */
export function gathered<Key, Row>(
  read: (db: Queries, keys: readonly Key[]) => Promise<readonly Row[]>,
  isOf: (row: Row, key: Key) => boolean,
): (db: Queries, key: Key) => Promise<Row | undefined> {
  const waitingOf = new WeakMap<Queries, Waiting<Key, Row>[]>();

  async function answer(db: Queries, waiting: readonly Waiting<Key, Row>[]): Promise<void> {
    try {
      const rows = await read(
        db,
        waiting.map(({ key }) => key),
      );
      for (const { key, resolve } of waiting) resolve(rows.find((row) => isOf(row, key)));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  return (db, key) =>
    new Promise((resolve, reject) => {
      const waiting = waitingOf.get(db);
      if (waiting && waiting.length < MOST) {
        waiting.push({ key, resolve, reject });
        return;
      }
      const first = [{ key, resolve, reject }];
      waitingOf.set(db, first);
      setImmediate(() => {
        if (waitingOf.get(db) === first) waitingOf.delete(db);
        void answer(db, first);
      });
    });
}
