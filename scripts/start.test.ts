import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePorts } from './testing/free-ports.ts';
import { SmallClone } from './testing/small-clone.ts';

let clone: SmallClone;
let ports: { PORT: string; SANDBOX_PORT: string };

beforeEach(async () => {
  clone = new SmallClone();
  const [console, sandbox] = await freePorts(2);
  ports = { PORT: String(console), SANDBOX_PORT: String(sandbox) };
});
afterEach(() => clone.remove());

function log(program: string): string {
  return readFileSync(join(clone.root, '.data/console/logs', `${program}.log`), 'utf8');
}

describe('both programs start', () => {
  test('with the first connection wired, and stop cleanly on a signal', async () => {
    const started = clone.start(ports);
    await started.says('Ctrl-C stops both.');
    started.signal('SIGINT');
    const { code, output } = await started.finished;

    expect(code).toBe(0);
    expect(output).toContain(`Console  http://localhost:${ports.PORT}`);
    expect(output).toContain(`Sandbox  http://localhost:${ports.SANDBOX_PORT}/api/v1`);
    expect(output).toMatch(/Stopping …\nStopped\.\n$/);
    expect(log('sandbox')).toContain('"SANDBOX_ALLOW_INSECURE_WEBHOOKS":"1"');
    expect(log('sandbox')).toContain('stopped cleanly');
    expect(log('console')).toContain(`"SUBACCOUNT_BASE_URL":"http://127.0.0.1:${ports.SANDBOX_PORT}/api/v1"`);
    expect(log('console')).toContain('"SUBACCOUNT_API_KEY":"sub_test_kept"');
    expect(log('console')).not.toContain('SUBACCOUNT_LIVE_API_KEY');
    expect(log('console')).toContain('stopped cleanly');
  });

  test('with a second connection where the sandbox has a demo in live', async () => {
    clone.write('.data/sandbox/key-live', 'sac_demo_kept\n');
    const started = clone.start(ports);
    await started.says('Ctrl-C stops both.');
    started.signal('SIGTERM');
    await started.finished;
    expect(log('console')).toContain('"SUBACCOUNT_API_KEY":"sub_test_kept"');
    expect(log('console')).toContain('"SUBACCOUNT_LIVE_API_KEY":"sac_demo_kept"');
  });

  test("with another server's connection where the environment names one", async () => {
    clone.write('.data/sandbox/key-live', 'sac_demo_kept\n');
    const other = { SUBACCOUNT_BASE_URL: 'https://api.example.cl/v1', SUBACCOUNT_API_KEY: 'sub_live_x' };
    const started = clone.start({ ...ports, ...other });
    await started.says('Ctrl-C stops both.');
    started.signal('SIGTERM');
    await started.finished;
    expect(log('console')).toContain('"SUBACCOUNT_BASE_URL":"https://api.example.cl/v1"');
    expect(log('console')).toContain('"SUBACCOUNT_API_KEY":"sub_live_x"');
    expect(log('console')).not.toContain('SUBACCOUNT_LIVE_API_KEY');
  });

  test('and stop when the shell that npm runs them by dies of a signal it does not pass on', async () => {
    const started = clone.startByShell(ports);
    await started.says('Ctrl-C stops both.');
    started.signal('SIGKILL');
    await started.finished;
    expect(log('sandbox')).toContain('stopped cleanly');
    expect(log('console')).toContain('stopped cleanly');
  });

  test('and show the one-time link that the console prints', async () => {
    const server = readFileSync(join(clone.root, '.next/standalone/server.js'), 'utf8');
    clone.write(
      '.next/standalone/server.js',
      `console.log('owner set-up: http://localhost:1/set-up?token=abc');${server}`,
    );
    const started = clone.start(ports);
    await started.says('Create the owner account (once):  http://localhost:1/set-up?token=abc');
    started.signal('SIGTERM');
    expect((await started.finished).code).toBe(0);
  });
});

describe('refused with what to do', () => {
  async function refusal(env: Record<string, string>, nodeOptions?: string[]): Promise<string> {
    const { code, output } = await clone.start({ ...ports, ...env }, nodeOptions).finished;
    expect(code).toBe(1);
    expect(output).not.toMatch(/^\s+at /m);
    return output;
  }

  test.each(['PORT', 'SANDBOX_PORT'] as const)('a taken %s', async (setting) => {
    const server = createServer().listen(Number(ports[setting]), '127.0.0.1');
    await once(server, 'listening');
    const output = await refusal({});
    server.close();
    expect(output).toContain(`Port ${ports[setting]} is in use`);
    expect(output).toContain(`choose another port: ${setting}=${Number(ports[setting]) + 1} npm start`);
    expect(existsSync(join(clone.root, '.data/console/logs/sandbox.log'))).toBe(false);
  });

  test.each(['SANDBOX_DATA_DIR', 'CONSOLE_DATA_DIR'])('an unwritable %s', async (setting) => {
    clone.write('a-file', '');
    const folder = join(clone.root, 'a-file', 'data');
    const output = await refusal({ [setting]: folder });
    expect(output).toContain(`Cannot write to the data folder ${folder}`);
    expect(output).toContain(`choose another folder with ${setting}`);
  });

  test('an old Node', async () => {
    const old = `data:text/javascript,${encodeURIComponent(
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.1' } });`,
    )}`;
    const output = await refusal({}, ['--import', old]);
    expect(output).toContain('Node.js 20 or later is needed; this is 18.19.1.');
    expect(output).toContain('https://nodejs.org');
  });

  test('a build that fails, with the end of its output', async () => {
    clone.write('app/page.tsx', 'export default () => ');
    const output = await refusal({});
    expect(output).toContain('The console could not be built:\napp/page.tsx: unexpected token');
    expect(output).toContain('.data/console/logs/build.log');
  });

  test('a sandbox that does not start, with its own words; the console is not started', async () => {
    clone.write(
      'sandbox/main.ts',
      `console.error('The data folder is in use by another process.'); process.exit(1);`,
    );
    const output = await refusal({});
    expect(output).toContain(
      'The sandbox stopped (exit code 1):\nThe data folder is in use by another process.',
    );
    expect(existsSync(join(clone.root, '.data/console/logs/console.log'))).toBe(false);
  });

  test('a console that dies later: the sandbox is stopped with it', async () => {
    const server = readFileSync(join(clone.root, '.next/standalone/server.js'), 'utf8');
    clone.write(
      '.next/standalone/server.js',
      `${server}; setTimeout(() => { console.error('out of memory'); process.exit(3); }, 1000);`,
    );
    const output = await refusal({});
    expect(output).toContain('Ctrl-C stops both.');
    expect(output).toContain('The console stopped (exit code 3):\nout of memory');
    expect(log('sandbox')).toContain('stopped cleanly');
  });
});
