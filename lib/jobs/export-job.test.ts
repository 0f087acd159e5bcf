import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ExportJob } from './export-job';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function run(format: 'csv' | 'ndjson', listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const files: Blob[] = [];
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/export`;
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
