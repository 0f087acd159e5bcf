import type { Transaction } from '../../lib/database/database.ts';
import type { WriteContext } from '../services/context.ts';
import { appendEvents, type Emitted } from './append.ts';

export interface Writer {
  readonly subaccountId: number;
  readonly now: Date;
  readonly publicUrl: string;
  /** Workflows whose runs led here, the first one first; none where a person or program did. */
  readonly chain?: readonly number[];
}

export interface Written<Reply> {
  readonly reply: Reply;
  /** Deliveries were queued: their worker should look. */
  readonly delivers: boolean;
  /** Workflows begin with what was emitted: their runner should look. */
  readonly startsRuns: boolean;
}

/** Gives `write` a context in the transaction, and stores the events that it emitted once it is done. */
export async function withEvents<Reply>(
  tx: Transaction,
  { subaccountId, now, publicUrl, chain }: Writer,
  write: (context: WriteContext) => Promise<Reply>,
): Promise<Written<Reply>> {
  const emitted: Emitted[] = [];
  let queued = false;
  const reply = await write({
    db: tx,
    subaccountId,
    now,
    publicUrl,
    emit: (type, data, previous) => emitted.push({ type, data, previous }),
    queuedDelivery: () => {
      queued = true;
    },
  });
  const appended = await appendEvents(tx, subaccountId, now, emitted, chain);
  return {
    reply,
    delivers: queued || appended.some(({ deliveries }) => deliveries.length > 0),
    startsRuns: appended.some(({ startsRuns }) => startsRuns),
  };
}
