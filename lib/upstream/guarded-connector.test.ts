import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { Agent, buildConnector, request } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { guardedConnector } from './guarded-connector';

/** A resolver that never leaves the test, and answers one list of addresses after the other. */
function resolving(...answers: string[][]) {
  const asked: string[] = [];
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    asked.push(hostname);
    const found = (answers.length > 1 ? answers.shift()! : answers[0]!).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    if (all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  };
  return { lookup, asked };
}

/** Runs the connector with a dialler that notes what it would have dialled, and dials nothing. */
async function dial(hostname: string, lookup: LookupFunction) {
  const dialled: string[] = [];
  const connector = guardedConnector({
    timeoutMs: 1_000,
    lookup,
    build: (checked) => (target, callback) => {
      if (/^[\d.]+$|^\[/.test(target.hostname)) {
        dialled.push(target.hostname);
        return callback(new Error('no route'), null);
      }
      checked(target.hostname, { all: true }, (error, found) => {
        if (error) return callback(error, null);
        dialled.push(...(found as { address: string }[]).map(({ address }) => address));
        callback(new Error('no route'), null);
      });
    },
  });
  const error = await new Promise<Error | null>((settle) => {
    connector({ hostname, host: hostname, protocol: 'https:', port: '443' }, (...[failed]) => settle(failed));
  });
  return { error, dialled };
}

it.each(['169.254.169.254', '[fe80::1]', '[::ffff:a9fe:a9fe]', '[fd00:ec2::254]', '0.0.0.0', '[::]'])(
  'refuses the literal %s without asking anybody',
  async (hostname) => {
    const { lookup, asked } = resolving(['8.8.8.8']);
    const { error, dialled } = await dial(hostname, lookup);
    expect(error).toMatchObject({ code: 'ERR_ADDRESS_REFUSED' });
    expect([...dialled, ...asked]).toEqual([]);
  },
);

it.each([0, 1, 2])('refuses a name of which one address leads there (place %i)', async (place) => {
  const { lookup } = resolving(['8.8.8.8', '10.0.0.1'].toSpliced(place, 0, '169.254.169.254'));
  const { error, dialled } = await dial('api.example.com', lookup);
  expect(error).toMatchObject({ code: 'ERR_ADDRESS_REFUSED' });
  expect(dialled).toEqual([]);
});

it('dials private networks and loopback, by name and written out', async () => {
  const { lookup } = resolving(['10.1.2.3', '::1', 'fd12::7']);
  expect((await dial('gateway.internal', lookup)).dialled).toEqual(['10.1.2.3', '::1', 'fd12::7']);
  expect((await dial('192.168.1.10', lookup)).dialled).toEqual(['192.168.1.10']);
  expect((await dial('[::1]', lookup)).dialled).toEqual(['[::1]']);
});

it('checks what is dialled, not what was resolved before: on a real connection', async () => {
  let reached = 0;
  const server = createServer((_, reply) => reply.end(String(++reached))).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { lookup, asked } = resolving(['127.0.0.1'], ['169.254.169.254']);
  const dispatcher = new Agent({
    pipelining: 0,
    connect: guardedConnector({
      timeoutMs: 1_000,
      lookup,
      build: (checked) => buildConnector({ timeout: 1_000, lookup: checked }),
    }),
  });
  onTestFinished(async () => {
    await dispatcher.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    request(`http://rebind.example.com:${port}/`, { dispatcher, headers: { connection: 'close' } });
  expect(await (await ask()).body.text()).toBe('1');
  await expect(ask()).rejects.toMatchObject({ code: 'ERR_ADDRESS_REFUSED' });
  expect([reached, asked.length]).toEqual([1, 2]);
});
