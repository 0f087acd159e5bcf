import { parentPort, workerData } from 'node:worker_threads';
import type { Load } from './http-load.ts';
import { runSocketLoad } from './socket-load.ts';

// The load has a thread of its own, so that making requests costs the server's event loop nothing.
const { load, seconds }: { load: Load; seconds: number } = workerData;
parentPort!.postMessage(await runSocketLoad(load, seconds));
