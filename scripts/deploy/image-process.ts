import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Image, placeOf } from './run-dockerfile.ts';

export type Ended = { readonly code: number | null; readonly output: string };
type Environment = Readonly<Record<string, string>>;

/** Whom the image runs as. Root alone may be another user; where that one cannot reach Node, all is run as it is. */
export function userOf(image: Image): { readonly uid?: number; readonly gid?: number } {
  const [uid, gid] = image.user.split(':').map(Number);
  const user = process.getuid?.() === 0 ? { uid, gid } : {};
  return spawnSync(process.execPath, ['--version'], { ...user, stdio: 'ignore' }).status === 0 ? user : {};
}

/** A command as a container of the image would run it. */
export class ImageProcess {
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  #output = '';

  constructor(image: Image, command: readonly string[], env: Environment) {
    const [program = '', ...args] = command.map((word) =>
      word.startsWith('/') ? placeOf(image, word) : word,
    );
    this.#child = spawn(program, args, {
      ...userOf(image),
      env: env as NodeJS.ProcessEnv,
      cwd: placeOf(image, '.'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.on('data', (chunk) => {
        this.#output += chunk;
      });
    }
    this.ended = once(this.#child, 'close').then(([code]) => ({ code, output: this.#output }));
  }

  get output(): string {
    return this.#output;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves once the image's health check passes. @throws where it ends before */
  async healthy(image: Image, env: Environment): Promise<void> {
    while (this.#child.exitCode === null) {
      if ((await new ImageProcess(image, image.healthcheck, env).ended).code === 0) return;
      await sleep(250);
    }
    throw new Error(`It ended with ${this.#child.exitCode}:\n${this.#output}`);
  }
}
