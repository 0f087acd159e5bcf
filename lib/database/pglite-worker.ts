import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, startEngine } from './pglite-engine.ts';

/** Main thread to worker: messages of the wire protocol, or the wish to close. Answers come in order. */
export type ToWorker = Uint8Array | 'close';
export type FromWorker = { ok: Uint8Array | 'ready' | 'closed' } | { failed: Error };

const port = parentPort!;
const engine = startEngine(workerData);

function answer(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

async function handle(engine: Engine, message: ToWorker): Promise<void> {
  if (message === 'close') {
    await engine.close();
    answer({ ok: 'closed' });
    port.close();
    return;
  }
  // Handed over, not copied: a page of a list is a hundred kilobytes.
  const bytes = await engine.exchange(message);
  answer({ ok: bytes }, [bytes.buffer as ArrayBuffer]);
}

engine.then(
  () => answer({ ok: 'ready' }),
  (failed) => answer({ failed }),
);
port.on('message', (message: ToWorker) => {
  engine.then((started) => handle(started, message)).catch((failed) => answer({ failed }));
});
