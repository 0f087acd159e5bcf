import { expect, test } from 'vitest';
import { startEngine } from './pglite-engine.ts';

const MEGABYTE = 2 ** 20;

/** A simple query message of the wire protocol. */
function query(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length + 4);
  return Buffer.concat([Buffer.from('Q'), length, text]);
}

test('what was answered is not kept', async () => {
  const engine = await startEngine({});
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < 100; n++) {
    // Two megabytes, in rows of a kilobyte.
    const answer = await engine.exchange(query("select repeat('x', 1024) from generate_series(1, 2048)"));
    expect(answer.length).toBeGreaterThan(2 * MEGABYTE);
    // It is handed to another thread whole.
    expect(answer.byteLength).toBe(answer.buffer.byteLength);
  }
  expect((process.memoryUsage().heapUsed - before) / MEGABYTE).toBeLessThan(100);
  await engine.close();
}, 60_000);
