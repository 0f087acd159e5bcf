import { loadavg } from 'node:os';
import { join } from 'node:path';
import { measureParts } from './support/parts.ts';

/**
 * Writes over HTTP to a sandbox process, until a subscribed receiver on loopback has the signed event of each, beside
 * the limit: contact, idempotency record and outbox row in one prepared statement, committed. 64 at a time, about 490
 * bytes each, every one with an `Idempotency-Key`. Processor seconds come from `/proc`: Linux only.
 * `node bench/writes.ts postgres` measures one part; the others are pglite, subaccounts and processes.
 */
console.log(`Load of the machine: ${loadavg()[0]!.toFixed(1)}`);
await measureParts(join(import.meta.dirname, 'writes'));
