import type { IncomingMessage } from 'node:http';
import type { Answers } from '../../lib/rules/forms/answers.ts';

const LARGEST = 256 * 1024;

/** Fields of a form that a browser sent, by name; undefined where there are too many bytes of them. */
export async function readFields(request: IncomingMessage): Promise<Answers | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST) return undefined;
    chunks.push(chunk);
  }
  return byName(new URLSearchParams(Buffer.concat(chunks, size).toString('utf8')));
}

/** All values by their name, in one pass however many there are. */
export function byName(sent: URLSearchParams): Answers {
  const pairs = Map.groupBy(sent, ([name]) => name);
  return Object.fromEntries([...pairs].map(([name, own]) => [name, own.map(([, value]) => value)]));
}
