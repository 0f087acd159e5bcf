import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkReceiver } from '../cli/check.ts';
import { sign } from '../delivery/sign.ts';

const SECRET = 'whsec_of_this_test';

type Receive = (request: IncomingMessage, body: string) => number;

async function receiver(receive: Receive, prepare = (_: IncomingMessage) => {}): Promise<string> {
  const server = createServer(async (request, response) => {
    prepare(request);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      // The connection was cut, as the test had it.
      return;
    }
    const status = receive(request, Buffer.concat(chunks).toString());
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  return listening(server);
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

/** A receiver that does as the document says, but for what `except` leaves out. */
function careful(except: { tolerance?: boolean; previous?: boolean } = {}): Receive {
  return ({ headers }, body) => {
    const given = [
      headers['x-service-signature'],
      ...(except.previous ? [] : [headers['x-service-signature-previous']]),
    ];
    const holds = given.some((header) => {
      const [, t = '', v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
      if (v1 === undefined) return false;
      const expected = createHmac('sha256', SECRET).update(`${t}.${body}`).digest();
      if (!timingSafeEqual(expected, Buffer.from(v1, 'hex'))) return false;
      return except.tolerance === true || Math.abs(Date.now() / 1000 - Number(t)) <= 300;
    });
    return holds ? 204 : 401;
  };
}

async function check(url: string) {
  const told: string[] = [];
  const end = await checkReceiver({ url, secret: SECRET }, (line) => told.push(line)).catch(
    (error: Error) => error.message,
  );
  const failed = told
    .filter((line) => line.startsWith('FAIL'))
    .map((line) => /^FAIL {2}(.*?):/.exec(line)![1]);
  return { told, end, failed };
}

test('a receiver that does as the document says passes them all', async () => {
  const { told, end, failed } = await check(await receiver(careful()));
  expect(failed).toEqual([]);
  expect(told).toHaveLength(12);
  expect(end).toMatch(/^12 of 12 checks passed\./);
});

test('one that checks nothing takes all that it must refuse', async () => {
  const { failed, end } = await check(await receiver(() => 200));
  expect(failed).toEqual([
    'signed by another secret',
    'without a signature, and with one that cannot be read',
    'a body that was changed after it was signed',
    'a signature of 600 seconds ago',
    'a signature of 600 seconds ahead',
  ]);
  expect(end).toBe('7 of 12 checks passed.');
});

test('what one leaves out is named', async () => {
  expect((await check(await receiver(careful({ tolerance: true })))).failed).toEqual([
    'a signature of 600 seconds ago',
    'a signature of 600 seconds ahead',
  ]);
  expect((await check(await receiver(careful({ previous: true })))).failed).toEqual([
    'during a rotation, signed by the new secret and by yours',
  ]);
  const strict: Receive = (request, body) =>
    JSON.parse(body).type === 'deal.dreamt' ? 422 : careful()(request, body);
  const { told } = await check(await receiver(strict));
  expect(told.find((line) => line.startsWith('FAIL'))).toBe(
    'FAIL  fields and a type that the document does not name: expected taken, got 422 (2 sent)\n' +
      '      Ignore what you do not know: fields and types are added.',
  );
});

test('one that parses the body and writes it again before it checks, redirects, or fails is told by its answers', async () => {
  const rewrites: Receive = ({ headers }, body) => {
    const again = JSON.stringify(JSON.parse(body), null, 1);
    const t = Number(/t=(\d+)/.exec(String(headers['x-service-signature']))?.[1] ?? 0);
    return sign(SECRET, again, new Date(t * 1000)) === headers['x-service-signature'] ? 200 : 401;
  };
  expect((await check(await receiver(rewrites))).failed).toContain('each of the 35 event types');
  const { told } = await check(await receiver(() => 302));
  expect(told[0]).toContain('302 (redirects are not followed) 35 times');
  const resets = await check(
    await receiver(
      () => 500,
      ({ headers, socket }) => {
        if (Number(headers['content-length']) > 500_000) socket.destroy();
      },
    ),
  );
  expect(resets.told.find((line) => line.includes('1 MB'))).toMatch(/got ECONNRESET|got EPIPE/);
  expect(resets.told.find((line) => line.includes('another secret'))).toContain('got 500');
});

/** A receiver that is right but where `wrong` answers in its place. */
function rightBut(
  wrong: (request: IncomingMessage, body: string, seen: Seen) => number | undefined,
): Receive {
  const seen: Seen = { ids: new Set(), count: 0 };
  return (request, body) => {
    const right = careful()(request, body);
    const instead = wrong(request, body, seen);
    seen.count += 1;
    if (right === 204) seen.ids.add(JSON.parse(body).id);
    return instead ?? right;
  };
}
type Seen = { readonly ids: Set<string>; count: number };

const wrongInOneWay: readonly [string, string[], Receive][] = [
  [
    'knows only some types',
    ['each of the 35 event types', 'fields and a type that the document does not name'],
    rightBut((_, body) => (/"type":"(deal|webhook|contact)\.(?!dreamt)/.test(body) ? undefined : 422)),
  ],
  [
    'takes an event that it has seen for an error',
    ['the same event twice'],
    rightBut((_, body, { ids }) => (ids.has(JSON.parse(body).id) ? 409 : undefined)),
  ],
  [
    'refuses fields that it does not know',
    ['fields and a type that the document does not name'],
    rightBut((_, body) => ('added' in JSON.parse(body) ? 400 : undefined)),
  ],
  [
    'parses bodies up to 100 kB',
    ['a body of 1 MB'],
    rightBut((_, body) => (body.length > 100_000 ? 413 : undefined)),
  ],
  [
    'looks at one header alone',
    ['during a rotation, signed by the new secret and by yours'],
    careful({ previous: true }),
  ],
  [
    'trusts the header’s name',
    ['signed by another secret', 'a body that was changed after it was signed'],
    rightBut(({ headers }) => (freshOf(headers) ? 204 : undefined)),
  ],
  [
    'lets pass what is not signed',
    ['without a signature, and with one that cannot be read'],
    rightBut(({ headers }) =>
      /^t=\d+,v1=[0-9a-f]{64}$/.test(String(headers['x-service-signature'])) ? undefined : 200,
    ),
  ],
  [
    'lets pass what is old',
    ['a signature of 600 seconds ago'],
    rightBut(({ headers }) => (Math.abs(secondsOf(headers) - 600) < 100 ? 204 : undefined)),
  ],
  [
    'lets pass what is of the future',
    ['a signature of 600 seconds ahead'],
    rightBut(({ headers }) => (secondsOf(headers) < -500 ? 204 : undefined)),
  ],
];

test('one that is wrong in one way is caught at that and at nothing else', async () => {
  const caught = await Promise.all(
    wrongInOneWay.map(async ([name, , receive]) => [name, (await check(await receiver(receive))).failed]),
  );
  expect(caught).toEqual(wrongInOneWay.map(([name, failed]) => [name, failed]));
});

/** Seconds by which a signature is old. */
function secondsOf(headers: IncomingMessage['headers']): number {
  return Date.now() / 1000 - Number(/t=(\d+)/.exec(String(headers['x-service-signature']))?.[1] ?? 0);
}
const freshOf = (headers: IncomingMessage['headers']) => Math.abs(secondsOf(headers)) <= 300;

test('one that takes one request at a time, waits for no slow body, or takes too long is caught', async () => {
  let open = 0;
  const busy = createServer((request, response) => {
    const isFull = open > 3;
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = isFull ? 503 : careful()(request, Buffer.concat(chunks).toString());
      setTimeout(() => response.writeHead(status).end(), 30);
    });
  });

  const hasty = createServer({ requestTimeout: 0 }, (request, response) => {
    const chunks: Buffer[] = [];
    const answer = (status: number) => response.headersSent || response.writeHead(status).end();
    const timer = setTimeout(() => answer(408), 1000);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      clearTimeout(timer);
      answer(careful()(request, Buffer.concat(chunks).toString()));
    });
  });

  let count = 0;
  const slow = createServer((request, response) => {
    request.resume().on('end', () => {
      // Of the event types one is answered late, and one later than the service waits.
      count += 1;
      setTimeout(() => response.writeHead(200).end(), count === 3 ? 5_500 : count === 4 ? 11_000 : 0);
    });
  });
  const [ofBusy, ofHasty, ofSlow] = await Promise.all(
    [busy, hasty, slow].map(async (server) => check(await listening(server))),
  );
  expect(ofBusy!.failed).toEqual(['20 at once']);
  expect(ofHasty!.failed).toEqual(['a body that takes 3 seconds to arrive']);
  const { told } = ofSlow!;
  expect(told[0]).toMatch(/^FAIL {2}each of the 35 event types: expected taken, got no response within 10 s/);
  expect(told[0]).toContain('slow: a response took 5.5 s of 10');
});

test('nobody there, and no address, are said at once', async () => {
  expect((await check('http://127.0.0.1:1/hook')).end).toMatch(
    /^No response from http:\/\/127\.0\.0\.1:1\/hook: /,
  );
  expect((await check('ftp://127.0.0.1')).end).toContain('is not a receiver address');
});
