import { ApiError } from '@/lib/api/api-error';
import type { DeliveryRow } from './records';

export type Progress = {
  readonly total: number;
  readonly done: number;
  /** What could not be queued, with the server's reason. */
  readonly refused: readonly { readonly row: DeliveryRow; readonly error: unknown }[];
};

type Sent = { readonly path: { readonly id: number | string } };

type Run = {
  /**
   * Asks for one redelivery; throws an ApiError where it is refused. Every try is given the same object, so that
   * all of them carry one idempotency key.
   */
  readonly send: (sent: Sent) => Promise<unknown>;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
  readonly wait: (seconds: number) => Promise<void>;
};

const MOST_TRIES = 5;

/**
 * Delivers many again one after the other, so that neither the server nor the receiver is flooded. A server that
 * asks for patience (429, 503 with `Retry-After`) gets it; any other refusal is noted and the rest goes on.
 * Ends early when the signal aborts.
 */
export async function redeliverAll(rows: readonly DeliveryRow[], run: Run): Promise<Progress> {
  let progress: Progress = { total: rows.length, done: 0, refused: [] };
  for (const row of rows) {
    if (run.signal.aborted) break;
    const error = await sendPatiently(row, run);
    progress = {
      total: progress.total,
      done: progress.done + 1,
      refused: error === undefined ? progress.refused : [...progress.refused, { row, error }],
    };
    run.onProgress(progress);
  }
  return progress;
}

async function sendPatiently(row: DeliveryRow, { send, wait, signal }: Run): Promise<unknown> {
  const sent = { path: { id: row.id ?? '' } };
  for (let tries = 1; ; tries++) {
    try {
      await send(sent);
      return undefined;
    } catch (error) {
      const isBusy = error instanceof ApiError && (error.status === 429 || error.status === 503);
      if (!isBusy || tries === MOST_TRIES || signal.aborted) return error;
      await wait(error.retryAfter ?? 2 ** tries);
      if (signal.aborted) return error;
    }
  }
}
