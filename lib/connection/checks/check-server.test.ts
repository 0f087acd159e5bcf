import { once } from 'node:events';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server as NetServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '@/lib/testing/certificate';
import { deadBaseUrl, json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { checkServer, type Patience } from './check-server';
import type { Lookup } from './network-look';

const apiKey = 'sk_test_0123456789abcdwxyz';
const patience: Patience = {
  networkMs: 2_000,
  answerMs: 500,
  slowMs: 250,
  areas: { totalMs: 3_000, eachMs: 1_000 },
};
const check = (baseUrl: string, lookup?: Lookup) =>
  checkServer({ baseUrl, apiKey, clienteId: null }, { patience, lookup });

/** The last step, which is the one that failed. */
const lastOf = ({ steps }: Awaited<ReturnType<typeof check>>) => {
  const { step, seen, facts } = steps.at(-1)!;
  return { step, seen, facts };
};

let upstream: Upstream;
const opened: NetServer[] = [];
beforeAll(async () => {
  upstream = await startUpstream();
});
afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.close();
    (server as { closeAllConnections?: () => void }).closeAllConnections?.();
  }
});
afterAll(() => upstream.close());

async function listen(server: NetServer): Promise<number> {
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Something on a port that is no web server. */
const rawServer = (onConnection: (socket: Socket) => void) =>
  listen(createTcp((socket) => onConnection(socket.on('error', () => {}))));

describe('the way to a server', () => {
  const failing =
    (code: string): Lookup =>
    () =>
      Promise.reject(Object.assign(new Error(code), { code }));

  it.each([
    ['ENOTFOUND', 'host_not_found'],
    ['EAI_AGAIN', 'name_service_failed'],
    ['ESERVFAIL', 'name_service_failed'],
  ])('says of %s that %s', async (code, seen) => {
    const found = await check('https://api.example.test/api/v1', failing(code));
    expect(found.result).toBe(seen);
    expect(lastOf(found)).toEqual({ step: 'address', seen, facts: { host: 'api.example.test' } });
  });

  it.each([
    ['https://169.254.169.254/api/v1', undefined],
    ['https://[fe80::1]/api/v1', undefined],
    ['https://rebound.test/api/v1', '169.254.169.254'],
    ['https://mixed.test/api/v1', 'fd00:ec2::254'],
  ])('never dials %s', async (baseUrl, address) => {
    const both = [
      { address: '127.0.0.1', family: 4 },
      { address: address ?? '', family: 6 },
    ];
    const found = await check(baseUrl, address ? async () => both : undefined);
    expect(found.result).toBe('refused_address');
    expect(found.steps).toHaveLength(1);
  });

  it('tells how many addresses a name has, and that nothing listens', async () => {
    const { port } = new URL(await deadBaseUrl());
    const twice: Lookup = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ];
    const found = await check(`https://api.example.test:${port}/api/v1`, twice);
    expect(found.result).toBe('connection_refused');
    expect(found.steps[0]).toMatchObject({
      seen: 'resolved',
      facts: { count: 2, addresses: '127.0.0.1, 127.0.0.2' },
    });
    expect(lastOf(found)).toMatchObject({ step: 'connect', seen: 'connection_refused' });
  });

  it('says of a port that accepts and stays silent that it does not answer', async () => {
    const port = await rawServer(() => {});
    const found = await check(`http://127.0.0.1:${port}/api/v1`);
    expect(found.result).toBe('no_reply');
    expect(lastOf(found)).toMatchObject({ step: 'http', seen: 'no_reply', facts: { seconds: 0.5 } });
  });

  it('says of a port that cuts the line that it does', async () => {
    const port = await rawServer((socket) => socket.once('data', () => socket.destroy()));
    expect((await check(`http://127.0.0.1:${port}/api/v1`)).result).toBe('cut');
  });

  it('says of a port that speaks something else that it is no web server', async () => {
    const port = await rawServer((socket) => socket.write('SSH-2.0-OpenSSH_9.9\r\n'));
    const result = (await check(`http://127.0.0.1:${port}/api/v1`)).result;
    expect(result).toBe('not_http');
    expect((await check(`https://127.0.0.1:${port}/api/v1`)).result).toBe('not_tls');
  });
});

describe('TLS', () => {
  const roots = getCACertificates('default');
  const authority = makeCertificate({ name: 'A test authority' });
  const stranger = makeCertificate({ name: 'An unknown authority' });
  const local = { ip: '127.0.0.1' };
  beforeAll(() => setDefaultCACertificates([...roots, authority.cert]));
  afterAll(() => setDefaultCACertificates(roots));

  const secure = async (options: Parameters<typeof createHttps>[0]) => {
    let keySeen = false;
    const server = createHttps(options, (request, reply) => {
      keySeen ||= request.headers.authorization !== undefined;
      json(reply, 200, { data: [], next_cursor: null });
    });
    const port = await listen(server);
    return { baseUrl: `https://127.0.0.1:${port}/api/v1`, wasKeySeen: () => keySeen };
  };
  const day = (n: number) => new Date(Date.now() + n * 86_400_000);

  it('names protocol, issuer and expiry of a certificate that holds', async () => {
    const { baseUrl, wasKeySeen } = await secure(
      makeCertificate({ name: 'server', host: local, issuer: authority }),
    );
    const found = await check(baseUrl);
    expect(found.result).toBe('ok');
    expect(wasKeySeen()).toBe(true);
    expect(found.steps.map(({ step, state }) => [step, state])).toEqual(
      ['address', 'connect', 'tls', 'http', 'reply'].map((step) => [step, 'ok']),
    );
    const facts = found.steps[2]!.facts;
    expect(facts).toMatchObject({ protocol: 'TLS 1.3', issuer: 'A test authority' });
    expect(Date.parse(String(facts.until))).toBeGreaterThan(Date.now());
  });

  it.each([
    ['expired', { issuer: authority, until: day(-1), from: day(-9) }],
    ['not_yet_valid', { issuer: authority, from: day(5) }],
    ['wrong_host', { issuer: authority, host: { dns: 'other.example.com', ip: '127.0.0.9' } }],
    ['self_signed', {}],
    ['incomplete_chain', { issuer: stranger }],
  ] as const)('says that a certificate is %s, and never sends the key', async (seen, more) => {
    const server = await secure(makeCertificate({ name: 'server', host: local, ...more }));
    const found = await check(server.baseUrl);
    expect(found.result).toBe(seen);
    expect(lastOf(found)).toMatchObject({ step: 'tls', seen });
    expect(server.wasKeySeen()).toBe(false);
    if (seen === 'wrong_host') expect(lastOf(found).facts.names).toBe('other.example.com, 127.0.0.9');
    if (seen === 'expired') expect(Date.parse(String(lastOf(found).facts.until))).toBeLessThan(Date.now());
  });

  it('says that an issuer which shows itself is not trusted', async () => {
    const made = makeCertificate({ name: 'server', host: local, issuer: stranger });
    const found = await check((await secure({ key: made.key, cert: made.cert + stranger.cert })).baseUrl);
    expect(found.result).toBe('unknown_issuer');
    expect(lastOf(found).facts.issuer).toBe('An unknown authority');
  });

  it('tells https to a plain port from http to a secured one', async () => {
    upstream.answerWith((_, reply) => json(reply, 200, []));
    const plain = await check(upstream.baseUrl.replace('http:', 'https:'));
    expect(plain.result).toBe('plain_http');
    expect(upstream.seen.every(({ headers }) => headers.authorization === undefined)).toBe(true);
    const { baseUrl } = await secure(makeCertificate({ name: 'server', host: local }));
    expect((await check(baseUrl.replace('https:', 'http:'))).result).toBe('https_port');
  });

  it('says that only outdated encryption is spoken', async () => {
    const own = makeCertificate({ name: 'server', host: local, issuer: authority });
    const old = { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const { baseUrl } = await secure({ ...own, ...old });
    expect((await check(baseUrl)).result).toBe('handshake_failed');
  });
});

describe('the answer', () => {
  const page =
    (status: number, html: string, headers = {}) =>
    () => ({ status, html, headers });
  const error = (code: string) => ({
    error: { code, message: `It is ${code}`, details: [], request_id: 'r' },
  });
  type Answer = { status: number; body?: unknown; html?: string; headers?: Record<string, string> };

  async function checkWith(answer: (path: string) => Answer) {
    upstream.answerWith((request, reply) => {
      const { status, body, html, headers = {} } = answer(request.url ?? '');
      if (html === undefined) return json(reply, status, body, headers);
      reply.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html);
    });
    return check(upstream.baseUrl);
  }

  it.each([
    [401, 'unauthorized', 'unauthorized'],
    [401, 'wrong_environment', 'wrong_environment'],
    [403, 'forbidden', 'forbidden'],
    [404, 'not_found', 'not_found'],
    [429, 'rate_limited', 'limited'],
    [500, 'internal_error', 'server_error'],
    [503, 'unavailable', 'server_error'],
    [418, 'teapot', 'not_this_api'],
  ])('takes %i %s in the shape of this API for %s', async (status, code, result) => {
    const found = await checkWith(() => ({ status, body: error(code) }));
    expect(found).toMatchObject({ result, status, detail: `It is ${code}`, areas: [] });
    expect(lastOf(found)).toEqual({ step: 'reply', seen: 'api_error', facts: { code } });
  });

  it.each([
    [401, 'unauthorized_elsewhere'],
    [403, 'forbidden_elsewhere'],
    [404, 'not_this_api'],
    [429, 'limited'],
    [500, 'server_error'],
    [502, 'gateway_error'],
    [504, 'gateway_error'],
  ])('takes %i in another shape for %s', async (status, result) => {
    expect(await checkWith(page(status, `<title>${status} from nginx</title>`))).toMatchObject({
      result,
      detail: `${status} from nginx`,
    });
    const other = await checkWith(() => ({ status, body: { message: 'Missing token' } }));
    expect(other).toMatchObject({ result, detail: 'Missing token' });
    expect(lastOf(other).seen).toBe('other_json');
    const empty = await checkWith(page(status, ''));
    expect(empty).toMatchObject({ result, detail: null });
    expect(lastOf(empty).seen).toBe('empty');
  });

  it('tells a page to sign in from another one, whatever its status', async () => {
    for (const status of [200, 401, 403]) {
      const login = await checkWith(page(status, '<title>Acme</title><form><input type="password">'));
      expect(login.result).toBe('login_page');
      expect(lastOf(login).facts).toEqual({ title: 'Acme' });
    }
    const plain = await checkWith(page(200, '<!doctype html><title>Welcome to nginx</title>'));
    expect(plain.result).toBe('not_this_api');
    expect(lastOf(plain)).toMatchObject({ seen: 'web_page', facts: { title: 'Welcome to nginx' } });
  });

  it('knows the page of a server that wants a certificate of the console', async () => {
    const html = '<title>400 No required SSL certificate was sent</title>';
    expect((await checkWith(page(400, html))).result).toBe('client_certificate');
  });

  it('names where a redirect leads and does not follow it', async () => {
    const location = `https://sso.example.com/login?next=${apiKey}`;
    const found = await checkWith(page(302, '', { location }));
    expect(found.result).toBe('redirect');
    expect(lastOf(found).facts).toEqual({ host: 'sso.example.com' });
    expect(JSON.stringify(found)).not.toContain(apiKey);
  });

  it.each([
    ['', '/api/v1'],
    ['/api', '/api/v1'],
    ['/api/v1/api/v1', '/api/v1'],
    ['/api/v1/pipelines', '/api/v1'],
    ['/crm', '/crm/api/v1'],
  ])('finds the API of an address that ends in "%s"', async (entered, right) => {
    const { origin } = new URL(upstream.baseUrl);
    upstream.answerWith((request, reply) =>
      request.url?.startsWith(`${right}/pipelines`) && !request.url.includes('pipelines/')
        ? json(reply, 200, { data: [] })
        : reply.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>'),
    );
    const found = await check(origin + entered);
    expect(found).toMatchObject({ result: 'wrong_path', suggestedBaseUrl: origin + right });
    expect(upstream.seen.length).toBeLessThan(5);
  });

  it('takes a list for one in whatever way it is wrapped and compressed, as the pages do', async () => {
    for (const body of [[], { data: [] }, { pipelines: [{}] }, { data: { items: [] } }]) {
      expect((await checkWith(() => ({ status: 200, body }))).result, JSON.stringify(body)).toBe('ok');
    }
    upstream.answerWith((_, reply) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      reply.writeHead(200, headers).end(gzipSync('{"data":[]}'));
    });
    expect((await check(upstream.baseUrl)).result).toBe('ok');
  });

  it.each([
    ['application/json', '{"data":[', 'broken_reply', 'broken_json'],
    ['application/json', '"hello"', 'not_this_api', 'other_json'],
    ['application/json', '', 'not_this_api', 'empty'],
    ['text/plain', 'pong', 'not_this_api', 'text'],
    ['text/plain', '{"data":[]}', 'wrong_type', 'wrong_type'],
  ])('reads %s %j as %s', async (type, text, result, seen) => {
    upstream.answerWith((_, reply) => reply.writeHead(200, { 'content-type': type }).end(text));
    const found = await check(upstream.baseUrl);
    expect(found.result).toBe(result);
    expect(lastOf(found).seen).toBe(seen);
  });

  it('shows nothing of a key that the server echoes', async () => {
    const found = await checkWith(() => ({ status: 401, body: { message: `Unknown key ${apiKey}` } }));
    expect(JSON.stringify(found)).not.toContain(apiKey);
    expect(found.detail).toContain('Unknown key');
  });

  it('calls a late answer slow', async () => {
    upstream.answerWith((request, reply) => {
      const late = request.url?.endsWith('/pipelines') ? 280 : 0;
      setTimeout(() => json(reply, 200, []), late);
    });
    const found = await check(upstream.baseUrl);
    expect(found.result).toBe('ok');
    expect(found.steps[3]).toMatchObject({ state: 'warning', seen: 'slow', facts: { seconds: 0.3 } });
  });
});

describe('the areas', () => {
  it('are asked for one row each, and told apart by what came', async () => {
    upstream.answerWith((request, reply) => {
      const { pathname } = new URL(request.url ?? '', upstream.baseUrl);
      const path = pathname.replace('/api/v1', '');
      const refusal = { error: { code: 'no', message: 'No', details: [], request_id: 'r' } };
      if (path === '/forms') return json(reply, 403, refusal);
      if (path === '/sites') return json(reply, 404, refusal);
      if (path === '/webhooks/endpoints') return json(reply, 405, refusal);
      if (path === '/products') return json(reply, 500, refusal);
      if (path === '/tasks') return json(reply, 429, refusal);
      if (path === '/companies') return json(reply, 200, { hello: 'there' });
      if (path === '/deals') return reply.writeHead(403, { 'content-type': 'text/html' }).end('<p>WAF');
      return json(reply, 200, { items: [] });
    });
    const found = await checkServer({ baseUrl: upstream.baseUrl, apiKey, clienteId: 9 }, { patience });
    const by = Object.fromEntries(found.areas.map(({ operationId, finding }) => [operationId, finding]));
    expect(by).toMatchObject({
      listPipelines: 'has',
      listForms: 'no_right',
      listSites: 'missing',
      listWebhookEndpoints: 'missing',
      listProducts: 'failing',
      listTasks: 'unknown',
      listCompanies: 'failing',
      listDeals: 'failing',
      listContacts: 'has',
    });
    expect(upstream.seen.every(({ method }) => method === 'GET')).toBe(true);
    const urls = upstream.seen.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain('/api/v1/contacts?limit=1&cliente_id=9');
    expect(urls).toContain('/api/v1/sites');
  });

  it('make a key that may not read pipelines one that works in part', async () => {
    const refusal = { error: { code: 'forbidden', message: 'No', details: [], request_id: 'r' } };
    upstream.answerWith((request, reply) =>
      request.url?.includes('/contacts') ? json(reply, 200, []) : json(reply, 403, refusal),
    );
    expect((await check(upstream.baseUrl)).result).toBe('partly');
  });
});
