import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.mjs';
import { plainWords } from './plain-words.ts';
import type { Environment } from './settings.ts';

export type ProgramDefinition = {
  /** As it stands in sentences: `the sandbox`. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Environment;
  readonly logFile: string;
  /** Answers 2xx from the moment the program can be used. */
  readonly readyUrl: string;
  /** Called with each line of its standard output. */
  readonly onLine?: (line: string) => void;
};

const kept = 15;

/** A child process with its log file and its last words. */
export class Program {
  readonly name: string;
  readonly exited: Promise<void>;
  readonly #definition: ProgramDefinition;
  readonly #child: ChildProcess;
  readonly #lastErrors: string[] = [];
  readonly #lastOutput: string[] = [];
  #how: string | undefined;

  constructor(definition: ProgramDefinition) {
    this.name = definition.name;
    this.#definition = definition;
    if (existsSync(definition.logFile)) renameSync(definition.logFile, `${definition.logFile}.previous`);
    const log = createWriteStream(definition.logFile, { mode: 0o600 });
    const [command, ...args] = definition.command;
    this.#child = spawn(command, args, {
      cwd: definition.cwd,
      env: definition.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: Ctrl-C reaches it once, through `stop`, and not from the terminal as well.
      detached: true,
    });
    createInterface({ input: this.#child.stdout! }).on('line', (line) => {
      log.write(`${line}\n`);
      remember(this.#lastOutput, line);
      definition.onLine?.(line);
    });
    createInterface({ input: this.#child.stderr! }).on('line', (line) => {
      log.write(`${line}\n`);
      remember(this.#lastErrors, line);
    });
    this.exited = new Promise((resolve) => {
      const settle = (how: string) => {
        // What cannot be run ends twice: by its error, then by an exit code that says nothing.
        this.#how ??= how;
        log.end(resolve);
      };
      this.#child.once('error', (error) => settle(`could not be run: ${error.message}`));
      this.#child.once('close', (code, signal) =>
        settle(signal ? `ended by ${signal}` : `exit code ${code}`),
      );
    });
  }

  get running(): boolean {
    return this.#how === undefined;
  }

  /** What its death looked like, for the person at the terminal. */
  get problem(): Problem {
    const words = this.#lastErrors.length > 0 ? this.#lastErrors : this.#lastOutput;
    const said = words.length > 0 ? `:\n${words.join('\n')}` : '.';
    return new Problem(
      `${capitalised(this.name)} stopped (${this.#how})${said}`,
      `All of its output: ${this.#definition.logFile}`,
    );
  }

  /** @throws Problem where it dies before, or does not answer within the time. */
  async ready(withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs;
    while (this.running) {
      if (await answersOk(this.#definition.readyUrl)) return;
      if (Date.now() > deadline) {
        throw new Problem(
          `${capitalised(this.name)} did not respond at ${this.#definition.readyUrl} within ${withinMs / 1000} s.`,
          `All of its output: ${this.#definition.logFile}`,
        );
      }
      await Promise.race([sleep(100), this.exited]);
    }
    throw this.problem;
  }

  /** Asks it to end, and ends it where it has not after `forceAfterMs`. */
  async stop(forceAfterMs: number): Promise<void> {
    if (!this.running) return;
    this.#child.kill('SIGTERM');
    const force = setTimeout(() => this.#child.kill('SIGKILL'), forceAfterMs);
    await this.exited;
    clearTimeout(force);
  }
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function remember(lines: string[], line: string): void {
  const words = plainWords(line);
  if (words === undefined) return;
  lines.push(words);
  if (lines.length > kept) lines.shift();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
