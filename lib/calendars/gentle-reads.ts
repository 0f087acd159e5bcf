import { ApiError } from '@/lib/api/api-error';

/** Reads under way at the same time, and how long a server that gives no time is left alone, in seconds. */
const WIDTH = 2;
const REST = 5;
const TRIES = 3;

type Read = () => Promise<unknown>;

/**
 * Lets reads out a few at a time, in their order. A 429 stops all of them for as long as the server asks, and is then
 * tried again, three times at most; what was given up before its turn is not sent.
 */
export function gentleReads(wait: (milliseconds: number) => Promise<unknown> = sleep) {
  const waiting: Read[] = [];
  let open = 0;
  let pause: Promise<unknown> | undefined;

  async function next(): Promise<void> {
    if (open >= WIDTH || waiting.length === 0) return;
    open += 1;
    while (pause) await pause;
    await waiting.shift()?.();
    open -= 1;
    void next();
  }

  function rest(error: ApiError): void {
    const over = wait((error.retryAfter ?? REST) * 1000).then(() => {
      if (pause === over) pause = undefined;
    });
    pause = over;
  }

  async function patient<Value>(read: () => Promise<Value>, tries: number): Promise<Value> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || tries >= TRIES) throw error;
      rest(error);
      while (pause) await pause;
      return patient(read, tries + 1);
    }
  }

  return <Value>(read: () => Promise<Value>, signal?: AbortSignal): Promise<Value> =>
    new Promise<Value>((resolve, reject) => {
      waiting.push(async () => {
        if (signal?.aborted) reject(signal.reason);
        else await patient(read, 1).then(resolve, reject);
      });
      void next();
    });
}

/** The one line in which this page reads what stands beside its calendars. */
export const readGently = gentleReads();

function sleep(milliseconds: number): Promise<unknown> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
