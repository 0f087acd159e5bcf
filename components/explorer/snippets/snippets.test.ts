import { execFile, execFileSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDeal, getDeal } from '@/lib/api/contract/deals';
import { emptyRequest } from '../request/explorer-request';
import { csharpQuoted, doubleQuoted, goQuoted, phpQuoted, singleQuoted } from './literals';
import { snippetRequestOf } from './snippet-request';
import { snippetLanguages } from './snippets';

const run = promisify(execFile);
const env = { ...process.env, API_KEY: 'sk_test_1' };
const has = (program: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
};

const nasty = 'O\'Higgins "and" \\ $API_KEY `x` ñ 🙂 {a} %s \t\n\u2028#{1}';
const request = { ...emptyRequest, body: JSON.stringify({ title: nasty, 'llave "x"': [1.5, null] }) };
const codeOf = (
  id: string,
  baseUrl: string,
  operation: typeof createDeal | typeof getDeal = createDeal,
  sent = request,
) =>
  snippetLanguages
    .find((language) => language.id === id)!
    .write(snippetRequestOf(operation, sent, { baseUrl, hasBody: operation.method !== 'GET' }));

type Seen = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};

async function seenBy(runCode: (baseUrl: string) => Promise<unknown>): Promise<Seen> {
  let seen: Seen | undefined;
  const server = createServer(async (asked, reply) => {
    let body = '';
    for await (const chunk of asked.setEncoding('utf8')) body += chunk;
    seen = { method: asked.method, url: asked.url, headers: asked.headers, body };
    reply.writeHead(422, { 'content-type': 'application/json' }).end('{"error":{}}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await runCode(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`);
  } finally {
    server.close();
  }
  return seen!;
}

const runners: Record<string, { program: string; run: (code: string) => Promise<{ stdout: string }> }> = {
  curl: { program: 'curl', run: (code) => run('sh', ['-c', `uuidgen() { echo made; }; ${code}`], { env }) },
  typescript: {
    program: 'node',
    run: (code) => run(process.execPath, ['--input-type=module-typescript', '-e', code], { env }),
  },
  python: { program: 'python3', run: (code) => run('python3', ['-c', code], { env }) },
  php: { program: 'php', run: (code) => run('php', ['-r', code.replace('<?php', '')], { env }) },
};

describe.each(Object.entries(runners))('%s', (id, { program, run: runCode }) => {
  test.runIf(has(program))('sends the very request and shows the answer, whatever is in it', async () => {
    let printed = '';
    const seen = await seenBy(async (baseUrl) => {
      printed = (await runCode(codeOf(id, baseUrl))).stdout;
    });
    expect([seen.method, seen.url, seen.body]).toEqual(['POST', '/api/v1/deals', request.body]);
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer sk_test_1',
      'content-type': 'application/json',
    });
    expect(seen.headers['idempotency-key']).toMatch(/^[\w-]{4,36}$/);
    expect(printed).toContain('{"error":{}}');
  });

  test.runIf(has(program))('reads by the address, without body and key', async () => {
    const sent = { ...emptyRequest, path: { deal_id: "7'" }, query: { q: "a b'&" } };
    const seen = await seenBy((baseUrl) => runCode(codeOf(id, baseUrl, getDeal, sent)));
    expect([seen.method, seen.url, seen.body]).toEqual(['GET', `/api/v1/deals/7'?q=a+b%27%26`, '']);
    expect(seen.headers['idempotency-key']).toBeUndefined();
  });
});

const anyText = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed());

test('JavaScript and Python read a quoted text as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(new Function(`return ${singleQuoted(text)}`)()).toBe(text);
      expect(new Function(`return ${doubleQuoted(text)}`)()).toBe(text);
    }),
  );
  if (!has('python3')) return;
  const texts = [...fc.sample(anyText, 200), nasty];
  const code = `import json\nprint(json.dumps([${texts.map(singleQuoted).join(',')}]))`;
  expect(JSON.parse(execFileSync('python3', ['-'], { input: code, encoding: 'utf8' }))).toEqual(texts);
});

test('PHP, Go and C# are given texts by their own rules', () => {
  expect(phpQuoted(`it's a \\ $x`)).toBe(`'it\\'s a \\\\ $x'`);
  expect(goQuoted('{"a":"`"}')).toBe('"{\\"a\\":\\"`\\"}"');
  expect(goQuoted('{"a":"\\n"}')).toBe('`{"a":"\\n"}`');
  expect(goQuoted('a\u0000"')).toBe('"a\\u0000\\""');
  expect(csharpQuoted('{"a":1}')).toBe('"""{"a":1}"""');
  expect(csharpQuoted('{"a":""}')).toBe('"""{"a":""}"""');
  expect(csharpQuoted('{"a":"\\"""}')).toBe('"{\\"a\\":\\"\\\\\\"\\"\\"}"');
  expect(csharpQuoted('"text"')).toBe('"\\"text\\""');
  expect(csharpQuoted('{"a":"\u2028"}')).toBe('"{\\"a\\":\\"\\u2028\\"}"');
});

test('Go and C# send method, address, key and body', () => {
  const go = codeOf('go', 'https://api.example/v1');
  expect(go).toContain('http.NewRequest("POST", "https://api.example/v1/deals", strings.NewReader(');
  expect(go).toContain('"Bearer "+os.Getenv("API_KEY")');
  expect(codeOf('go', 'https://api.example/v1', getDeal)).not.toContain('"strings"');
  const csharp = codeOf('csharp', 'https://api.example/v1', createDeal, {
    ...request,
    idempotencyKey: 'k"1',
  });
  expect(csharp).toContain('new HttpMethod("POST"), "https://api.example/v1/deals"');
  expect(csharp).toContain('request.Headers.Add("Idempotency-Key", "k\\"1");');
  expect(csharp).toContain('Encoding.UTF8, "application/json"');
});

test('no code holds a key', () => {
  for (const { id } of snippetLanguages) {
    expect(codeOf(id, 'https://api.example/v1')).toContain('API_KEY');
    expect(codeOf(id, 'https://api.example/v1')).not.toContain('sk_test_1');
  }
});

test('code sends the body that the explorer sends: keys that stand twice, digits, what is no JSON', () => {
  const bodyOf = (body: string) =>
    snippetRequestOf(createDeal, { ...emptyRequest, body }, { baseUrl: '', hasBody: true }).body;
  expect(bodyOf('{\n  "a b": 1.10,\n  "a b": [ 2, "\\" x" ]\n}')).toBe('{"a b":1.10,"a b":[2,"\\" x"]}');
  expect(bodyOf('{"a": 1,')).toBe('{"a": 1,');
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
      expect(bodyOf(JSON.stringify(value, null, indent))).toBe(JSON.stringify(value));
    }),
  );
});
