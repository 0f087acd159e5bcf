import { parentPort, workerData } from 'node:worker_threads';
import { runWriteLoad, type WriteLoad } from './write-load.ts';

const { load, accepted }: { load: WriteLoad; accepted: Float64Array } = workerData;
parentPort!.postMessage(await runWriteLoad(load, accepted));
