import type { Transaction } from '../../lib/database/database.ts';
import type { Woken, WriteContext } from '../core/context.ts';
import { appendEvents, type Emitted } from './append.ts';

export interface Writer {
  readonly subaccountId: number;
  readonly now: Date;
  readonly publicUrl: string;
  /** Workflows whose runs led here, the first one first; none where a person or program did. */
  readonly chain?: readonly number[];
}

export interface Written<Reply> extends Woken {
  readonly reply: Reply;
}

/** Gives `write` a context in the transaction, and stores the events that it emitted once it is done. */
export async function withEvents<Reply>(
  tx: Transaction,
  { subaccountId, now, publicUrl, chain }: Writer,
  write: (context: WriteContext) => Promise<Reply>,
): Promise<Written<Reply>> {
  const emitted: Emitted[] = [];
  const woken = { delivers: false, startsRuns: false };
  const reply = await write({
    db: tx,
    subaccountId,
    now,
    publicUrl,
    emit: (type, data, previous) => emitted.push({ type, data, previous }),
    wakes: ({ delivers = false, startsRuns = false }) => {
      woken.delivers ||= delivers;
      woken.startsRuns ||= startsRuns;
    },
  });
  const appended = await appendEvents(tx, subaccountId, now, emitted, chain);
  return {
    reply,
    delivers: woken.delivers || appended.some(({ deliveries }) => deliveries.length > 0),
    startsRuns: woken.startsRuns || appended.some(({ startsRuns }) => startsRuns),
  };
}
