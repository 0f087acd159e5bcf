import type { Transaction } from '../../lib/database/database.ts';
import type { Woken, WriteContext } from '../core/context.ts';
import { type AppendedEvent, appendAll, type Emission, type Emitted } from './append.ts';

export interface Writer {
  readonly subaccountId: number;
  readonly now: Date;
  readonly publicUrl: string;
  /** Workflows whose runs led here, the first one first; none where a person or program did. */
  readonly chain?: readonly number[];
  /** The request that is carried out; none where it is no request of the API. */
  readonly requestId?: string | undefined;
}

export interface Written<Reply> extends Woken {
  readonly reply: Reply;
}

/** What a verb answered and what it leaves to be stored. */
export interface Carried<Reply> extends Written<Reply> {
  readonly emitted: readonly Emitted[];
}

/** Gives `write` a context in the transaction, and stores the events that it emitted once it is done. */
export async function withEvents<Reply>(
  tx: Transaction,
  writer: Writer,
  write: (context: WriteContext) => Promise<Reply>,
): Promise<Written<Reply>> {
  const { emitted, ...written } = await collectEvents(tx, writer, write);
  const appended = await appendAll(tx, writer.subaccountId, emissionsOf(emitted, writer));
  return { ...written, ...wokenBy(written, appended) };
}

/** Gives `write` a context in the transaction and collects what it emits, for the caller to store. */
export async function collectEvents<Reply>(
  tx: Transaction,
  { subaccountId, now, publicUrl, requestId }: Writer,
  write: (context: WriteContext) => Promise<Reply>,
): Promise<Carried<Reply>> {
  const emitted: Emitted[] = [];
  const woken = { delivers: false, startsRuns: false, movesClock: false, changesFaults: false };
  const reply = await write({
    db: tx,
    subaccountId,
    now,
    publicUrl,
    requestId,
    emit: (type, data, previous) => emitted.push({ type, data, previous }),
    wakes: ({ delivers = false, startsRuns = false, movesClock = false, changesFaults = false }) => {
      woken.delivers ||= delivers;
      woken.startsRuns ||= startsRuns;
      woken.movesClock ||= movesClock;
      woken.changesFaults ||= changesFaults;
    },
  });
  return { reply, emitted, ...woken };
}

/** Events as they are stored. Most verbs emit what they answer: `known` is that answer with its text. */
export function emissionsOf(
  emitted: readonly Emitted[],
  { now, chain = [], requestId }: Pick<Writer, 'now' | 'chain' | 'requestId'>,
  known?: { readonly reply: unknown; readonly text: string },
): Emission[] {
  return emitted.map(({ type, data, previous, endpointId }) => ({
    ...{ type, endpointId, at: now, chain, requestId },
    data: data === known?.reply ? known.text : JSON.stringify(data),
    previous: previous && JSON.stringify(previous),
  }));
}

/** Who has something to do once both are committed. */
export function wokenBy(woken: Woken, appended: readonly AppendedEvent[]): Woken {
  return {
    delivers: woken.delivers || appended.some(({ deliveries }) => deliveries.length > 0),
    startsRuns: woken.startsRuns || appended.some(({ startsRuns }) => startsRuns),
    movesClock: woken.movesClock,
    changesFaults: woken.changesFaults,
  };
}
