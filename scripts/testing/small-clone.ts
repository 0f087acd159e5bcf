import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from '../bootstrap/install.mjs';
import type { Environment } from '../start/settings.ts';
import { sourcesFingerprint } from '../start/sources-fingerprint.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A server that is ready at once, says what it was given, and ends when asked. */
const smallProgram = (port: string) => `
  import { createServer } from 'node:http';
  console.log('given ' + JSON.stringify(process.env));
  const server = createServer((request, response) => response.end('ready'));
  server.listen(Number(process.env.${port}), '127.0.0.1');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => {
    console.log('stopped cleanly');
    process.exit(0);
  });
`;

export type Finished = { readonly code: number | null; readonly output: string };

/**
 * The real start scripts in a folder of their own, with two small programs in place of the sandbox and the built
 * console, and a `next` that fails. Nothing has to be installed or built.
 */
export class SmallClone {
  readonly root = mkdtempSync(join(tmpdir(), 'clone-'));
  readonly #children = new Set<ChildProcess>();

  constructor() {
    cpSync(join(project, 'scripts'), join(this.root, 'scripts'), { recursive: true });
    for (const ofLib of ['lib/database/make-folder.ts', 'lib/settings'])
      cpSync(join(project, ofLib), join(this.root, ofLib), { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(join(project, file), join(this.root, file));
    mkdirSync(join(this.root, 'node_modules'));
    symlinkSync(join(project, 'node_modules/node'), join(this.root, 'node_modules/node'));
    this.write('node_modules/.installed-for', fingerprint(this.root));
    this.write(
      'node_modules/next/dist/bin/next',
      `console.error('app/page.tsx: unexpected token'); process.exit(1);`,
    );
    this.write('app/page.tsx', 'export default () => null;');
    this.write('sandbox/main.ts', smallProgram('SANDBOX_PORT'));
    this.write('.data/sandbox/key', 'sub_test_kept\n');
    this.write('.next/standalone/server.js', smallProgram('PORT'));
    this.write('.next/standalone/.built-from', sourcesFingerprint(this.root, {}));
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** Starts `scripts/start.mjs` on the Node of this test. */
  start(env: Record<string, string>, nodeOptions: string[] = []): Started {
    return this.#spawn(process.execPath, [...nodeOptions, 'scripts/start.mjs'], env);
  }

  /** Starts it as npm does, through a shell that waits for it; signals go to the shell. */
  startByShell(env: Record<string, string>): Started {
    const command = `'${process.execPath}' scripts/start.mjs; exit $?`;
    return this.#spawn('sh', ['-c', command], { ...env, npm_lifecycle_event: 'start' });
  }

  #spawn(command: string, args: string[], env: Record<string, string>): Started {
    const environment: Environment = { PATH: process.env.PATH, HOME: process.env.HOME, ...env };
    const child = spawn(command, args, {
      cwd: this.root,
      env: environment as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.add(child);
    child.once('close', () => this.#children.delete(child));
    return new Started(child);
  }

  remove(): void {
    for (const child of this.#children) child.kill('SIGKILL');
    rmSync(this.root, { recursive: true, force: true });
  }
}

class Started {
  readonly finished: Promise<Finished>;
  readonly #child: ChildProcess;
  #output = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.finished = once(child, 'close').then(([code]) => ({ code, output: this.#output }));
  }

  /** Resolves when the output contains the text. */
  async says(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      if (this.#child.exitCode !== null) throw new Error(`Ended without '${text}':\n${this.#output}`);
      await Promise.race([once(this.#child.stdout!, 'data'), this.finished]);
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}
