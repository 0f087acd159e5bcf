import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { Agent, type buildConnector, request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectorOptions, guardedConnector } from './connector.ts';

type Dialled = { hostname: string; servername?: string | undefined };

/** Runs the connector with a dialler that only notes where it would have gone. */
function dial(target: Partial<buildConnector.Options>, options: Partial<ConnectorOptions>) {
  const dialled: Dialled[] = [];
  const connector = guardedConnector({
    allowInsecure: false,
    timeoutMs: 1000,
    connect: ({ hostname, servername }, callback) => {
      dialled.push({ hostname, servername });
      callback(new Error('no route'), null);
    },
    ...options,
  });
  const done = new Promise<Error>((settle) => {
    connector({ hostname: 'hooks.example.com', protocol: 'https:', port: '443', ...target }, (...[error]) =>
      settle(error!),
    );
  });
  return done.then((error) => ({ error, dialled }));
}

test('dials the address it checked, with the name for the certificate', async () => {
  const { dialled } = await dial({}, { resolve: async () => ['8.8.8.8', '2606:4700:4700::1111'] });
  expect(dialled).toEqual([
    { hostname: '8.8.8.8', servername: 'hooks.example.com' },
    { hostname: '2606:4700:4700::1111', servername: 'hooks.example.com' },
  ]);
});

test('asks the resolver once, so that a second answer is never dialled', async () => {
  const answers = [['8.8.8.8'], ['127.0.0.1']];
  const { dialled } = await dial({}, { resolve: async () => answers.shift() ?? [] });
  expect(dialled.map((to) => to.hostname)).toEqual(['8.8.8.8']);
  expect(answers).toHaveLength(1);
});

test('one bad address among good ones is enough to refuse', () => {
  const bad = [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00:ec2::254',
    '::ffff:10.0.0.1',
  ];
  return fc.assert(
    fc.asyncProperty(fc.constantFrom(...bad), fc.nat({ max: 2 }), async (address, position) => {
      const resolved = ['8.8.8.8', '1.1.1.1'].toSpliced(position, 0, address);
      const { error, dialled } = await dial({}, { resolve: async () => resolved });
      expect(error).toMatchObject({ code: 'ERR_ADDRESS_NOT_ALLOWED' });
      expect(dialled).toEqual([]);
    }),
  );
});

test.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '169.254.169.254'])(
  'refuses the literal %s',
  async (hostname) => {
    const { error, dialled } = await dial({ hostname }, {});
    expect(error).toMatchObject({ code: 'ERR_ADDRESS_NOT_ALLOWED' });
    expect(dialled).toEqual([]);
  },
);

test('permission for insecure webhooks opens loopback only, and plain http only there', async () => {
  const local = await dial({ hostname: '127.0.0.1', protocol: 'http:' }, { allowInsecure: true });
  expect(local.dialled).toHaveLength(1);
  const internal = await dial({ hostname: '10.0.0.1' }, { allowInsecure: true });
  expect(internal.dialled).toHaveLength(0);
  const plain = await dial({ protocol: 'http:' }, { allowInsecure: true, resolve: async () => ['8.8.8.8'] });
  expect(plain.dialled).toHaveLength(0);
});

test('a name that leads to loopback is refused on a real connection', async () => {
  let reached = 0;
  const server = createServer((_request, response) => response.end(String(++reached))).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const resolve = async () => ['127.0.0.1'];
  const send = (allowInsecure: boolean) =>
    request(`http://rebind.example.com:${port}/`, {
      dispatcher: new Agent({ connect: guardedConnector({ allowInsecure, timeoutMs: 1000, resolve }) }),
    });
  await expect(send(false)).rejects.toMatchObject({ code: 'ERR_ADDRESS_NOT_ALLOWED' });
  expect(reached).toBe(0);
  const reply = await send(true);
  expect(await reply.body.text()).toBe('1');
});
