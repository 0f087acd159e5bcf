import type { IncomingMessage } from 'node:http';
import type { Typed } from './check-submission.ts';

const LARGEST = 256 * 1024;

/** Fields of a form that a browser sent, by name; undefined where there are too many bytes of them. */
export async function readFields(request: IncomingMessage): Promise<Typed | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST) return undefined;
    chunks.push(chunk);
  }
  const sent = [...new URLSearchParams(Buffer.concat(chunks, size).toString('utf8'))];
  const byName = Map.groupBy(sent, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
