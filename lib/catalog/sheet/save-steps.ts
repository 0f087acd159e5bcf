import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import type { Sending } from '@/lib/api/client';
import { deletePrice, savePrice } from '@/lib/api/contract/catalog';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import type { Id } from '@/lib/api/loose';
import { repeatsLost } from '@/lib/api/mutations';
import { isDecided, outcomeOf } from '@/lib/api/outcome';
import type { Target } from '@/lib/api/queries';
import type { PriceRecord } from '@/lib/api/records';
import { REPEATS, write } from '@/lib/api/write';
import { priceBody } from '@/lib/catalog/price';
import { reliesOn, type Step } from './plan';

/** A request that was sent and whose answer is not known: sent again it carries the same key. */
export type OpenSend = { readonly text: string; readonly key: string; readonly at: number };

const LONGEST_WAIT = 60;
const MOST_WAITS = 5;
/** Servers that fail this often one after the other are asked no further. */
const MOST_FAULTS = 3;

export type SaveOf = {
  readonly productId: Id;
  readonly target: Target;
  readonly client?: QueryClient;
  /** Requests of earlier tries without a known end, by place. */
  readonly sends: ReadonlyMap<string, OpenSend>;
  /** Before each request: what is sent by which key, to be kept until its end is known. */
  readonly onSend: (step: Step, send: OpenSend) => Promise<unknown>;
  readonly onDone: (step: Step, reply: PriceRecord | undefined) => void;
  /** It did not happen, or that is not known: `isOpen`. Its key is over where the server has decided by it. */
  readonly onFailed: (step: Step, error: unknown, end: { isOpen: boolean; isOver: boolean }) => void;
  /** Was not sent, since one that it was planned upon did not happen. */
  readonly onHeldBack: (step: Step) => void;
  /** Seconds that the server asked to wait; undefined where it goes on. */
  readonly onWait: (seconds: number | undefined) => void;
  readonly wait?: (seconds: number) => Promise<unknown>;
};

/**
 * Sends the requests of a save one after the other, each by a key of its own. One that the server refuses is left out with
 * those that rely on it, and the others go on; nothing more is sent where the sender is refused (401), where nobody answers, and where nobody knows
 * what became of one. @returns what ended it early
 */
export async function saveSteps(steps: readonly Step[], of: SaveOf): Promise<unknown> {
  let faults = 0;
  const failed: Step[] = [];
  for (const step of steps) {
    if (reliesOn(step, failed)) {
      failed.push(step);
      of.onHeldBack(step);
      continue;
    }
    const text = JSON.stringify(step.price ? priceBody(step.price) : step.before?.id);
    const before = of.sends.get(step.place);
    const isAgain = before?.text === text;
    const send = isAgain ? before : { text, key: newIdempotencyKey(), at: Date.now() };
    await of.onSend(step, send);
    try {
      of.onDone(step, await sent(step, send, isAgain, of));
      faults = 0;
    } catch (error) {
      failed.push(step);
      const isOpen = outcomeOf(error) === 'unknown';
      const isReplay = error instanceof ApiError && error.isReplay;
      of.onFailed(step, error, { isOpen, isOver: isDecided(error) || (isReplay && !isOpen) });
      faults = isDecided(error) ? 0 : faults + 1;
      if (isOpen || isForAll(error) || faults === MOST_FAULTS) return error;
    }
  }
  return undefined;
}

/** Not this price was refused, but whoever sends it, or all that is sent. */
const isForAll = (error: unknown) =>
  error instanceof ApiError && ([0, 401, 403, 429].includes(error.status) || error.isConsole);

async function sent(
  step: Step,
  { key, at }: OpenSend,
  isAgain: boolean,
  { productId, target, client, onWait, wait = pause }: SaveOf,
): Promise<PriceRecord | undefined> {
  const options = {
    ...(client && { client }),
    repeats: REPEATS,
    idempotencyKey: key,
    ...(isAgain && { openSince: at }),
  };
  // One object for all tries of it: what is known of an open write goes by it.
  const saving =
    step.price &&
    ({
      path: { producto_id: productId },
      body: priceBody(step.price),
    } as Sending<typeof savePrice>);
  const removing = {
    path: { producto_id: productId, precio_id: step.before?.id },
  } as Sending<typeof deletePrice>;
  const act = () =>
    saving
      ? write(savePrice, saving, target, options)
      : write(deletePrice, removing, target, options).then(() => undefined);
  let losses = 0;
  for (let waits = 0; ; ) {
    try {
      return await act();
    } catch (error) {
      if (repeatsLost(losses, error)) {
        losses += 1;
        continue;
      }
      const isBusy = error instanceof ApiError && error.status === 429;
      if (!isBusy || waits === MOST_WAITS) throw error;
      waits += 1;
      const seconds = Math.min(error.retryAfter ?? 2 ** waits, LONGEST_WAIT);
      onWait(seconds);
      await wait(seconds);
      onWait(undefined);
    }
  }
}

const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));
