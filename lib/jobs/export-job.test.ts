import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { FakeApi } from '@/lib/testing/fake-api';
import { ExportJob } from './export-job';

const open: FakeApi[] = [];
afterEach(() => Promise.all(open.splice(0).map((api) => api.stop())));

async function run(format: 'csv' | 'ndjson', listener: RequestListener) {
  const api = await new FakeApi(() => (reply, request) => listener(request, reply)).start();
  open.push(api);
  const files: Blob[] = [];
  const address = `${api.origin}/export`;
  const job = new ExportJob({ address, format, save: (file) => files.push(file) });
  const ended = new Promise<void>((resolve) => {
    job.subscribe(() => job.getView().state !== 'running' && resolve());
  });
  return { job, files, ended };
}

test('counts records, not line ends inside quotes, and hands the file over', async () => {
  const text = 'id,error\r\n1,"two\r\nlines"\r\n2,"a ""quoted"" word"\r\n';
  const { job, files, ended } = await run('csv', (_, reply) => reply.end(text));
  await ended;
  expect(job.getView()).toMatchObject({ state: 'done', done: 2 });
  expect(await files[0]!.text()).toBe(text);
});

test('a file that says it is not whole is saved and told', async () => {
  const end = JSON.stringify({ export_incomplete: { rows: 1, message: 'boom' } });
  const { job, files, ended } = await run('ndjson', (_, reply) => reply.end(`{"id":1}\n${end}\n`));
  await ended;
  expect(job.getView()).toMatchObject({ state: 'failed', error: new Error('boom') });
  expect(files).toHaveLength(1);
});

test('a refusal is told in its own words, a connection that breaks as what it is', async () => {
  const refused = await run('csv', (_, reply) =>
    reply.writeHead(503).end('{"error":{"code":"x","message":"Away","request_id":"req_1"}}'),
  );
  await refused.ended;
  expect(refused.job.getView()).toMatchObject({
    state: 'failed',
    error: { message: 'Away', requestId: 'req_1' },
  });

  const broken = await run('ndjson', (request, reply) => {
    reply.write('{"id":1}\n', () => request.socket.destroy());
  });
  await broken.ended;
  expect(broken.job.getView()).toMatchObject({ state: 'failed', error: { code: 'network_failure' } });
  expect(broken.files).toHaveLength(0);
});

test('nothing is saved once it is cancelled, and the server is told', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { job, files, ended } = await run('ndjson', (request, reply) => {
    request.socket.on('close', () => resolve());
    reply.write('{"id":1}\n', () => begin());
  });
  await begun;
  job.cancel();
  await Promise.all([ended, closed]);
  expect(job.getView().state).toBe('cancelled');
  expect(files).toHaveLength(0);
});
