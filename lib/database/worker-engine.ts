import { Worker } from 'node:worker_threads';
import type { Engine, PgliteFiles } from './pglite-engine.ts';
import type { FromWorker, ToWorker } from './pglite-worker.ts';

type Waiting = { resolve(value: Uint8Array | string): void; reject(reason: Error): void };

/** Starts PGlite in a thread of its own, so that a long query does not block the caller's event loop. */
export async function startWorkerEngine(files: PgliteFiles): Promise<Engine> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: files });
  const waiting: Waiting[] = [];
  let dead: Error | undefined;

  const fail = (reason: Error) => {
    dead = reason;
    for (const one of waiting.splice(0)) one.reject(reason);
  };
  worker.on('message', (message: FromWorker) => {
    const one = waiting.shift();
    if ('ok' in message) one?.resolve(message.ok);
    else one?.reject(message.failed);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('Connection terminated: the database thread has ended')));

  const nextAnswer = () =>
    new Promise<Uint8Array | string>((resolve, reject) => {
      if (dead) reject(dead);
      else waiting.push({ resolve, reject });
    });
  const ask = (message: ToWorker, transfer: ArrayBuffer[] = []) => {
    const answer = nextAnswer();
    worker.postMessage(message, transfer);
    return answer;
  };

  await nextAnswer();
  return {
    exchange: async (messages) => {
      // A copy of its own, to be handed over: what is sent as it is is copied with the whole pool that it lies in.
      const own = new Uint8Array(messages);
      return (await ask(own, [own.buffer])) as Uint8Array;
    },
    close: async () => {
      await ask('close');
      await worker.terminate();
    },
  };
}
