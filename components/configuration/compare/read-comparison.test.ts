import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparison } from '@/components/configuration/testing';
import type { CompareLine } from '@/lib/configuration/requests';
import { noProgress, standingOf, withLine } from './progress';
import { type ReadProgress, readComparison } from './read-comparison';

const request = { source: { kind: 'connection', connectionId: 's' }, target: 't' } as const;
const lines: readonly CompareLine[] = [
  { progress: { side: 'source', kind: 'products', read: 40 } },
  { progress: { side: 'target', kind: 'forms', read: 2 } },
  { progress: { side: 'source', kind: 'forms', read: 3 } },
  { comparison: { ...comparison(), source: { kind: 'connection', name: 'Peñalolén ✓' } } },
];

/** A reply whose bytes arrive in pieces of these sizes, over and over. */
function inPieces(text: string, sizes: readonly number[]): typeof fetch {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  let turn = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      const size = sizes[turn++ % sizes.length]!;
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  return async () => new Response(body);
}

const textOf = (all: readonly unknown[]) => all.map((line) => `${JSON.stringify(line)}\n`).join('');

async function read(by: typeof fetch) {
  const heard: ReadProgress[] = [];
  const signal = new AbortController().signal;
  const found = await readComparison(request, { signal, onProgress: (line) => heard.push(line), by });
  return { found, heard };
}

test('however its bytes arrive, the comparison is whole and what was read is told in order', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(sizes, async (some) => {
      const { found, heard } = await read(inPieces(textOf(lines), some));
      expect(found).toEqual((lines[3] as { comparison: unknown }).comparison);
      expect(heard).toEqual(lines.slice(0, 3).map((line) => (line as { progress: unknown }).progress));
    }),
    { numRuns: 40 },
  );
});

test('an error on the way, an answer that is none and a reply that breaks off each say what they are', async () => {
  const error = { code: 'connection_failed', message: 'Live did not answer.', request_id: 'req_1' };
  await expect(read(inPieces(textOf([lines[0], { error }]), [9]))).rejects.toMatchObject({
    code: 'connection_failed',
    message: 'Live did not answer.',
    requestId: 'req_1',
  });
  const refused = Response.json({ error: { code: 'not_found', message: 'No.' } }, { status: 404 });
  await expect(read(async () => refused)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  await expect(read(inPieces(textOf(lines.slice(0, 2)), [9]))).rejects.toMatchObject({
    status: 0,
    code: 'network_failure',
  });
});

test('progress counts the records of each kind and side, and names the kind that was heard of last', () => {
  const heard = lines.slice(0, 3).map((line) => (line as { progress: ReadProgress }).progress);
  const progress = heard.reduce(withLine, noProgress);
  expect(standingOf(progress, 'source')).toEqual({ kind: 'forms', read: 3, all: 43, kinds: 2, of: 7 });
  const more = withLine(progress, { side: 'source', kind: 'products', read: 80 });
  expect(standingOf(more, 'source')).toMatchObject({ kind: 'products', read: 80, all: 83, kinds: 2 });
});
