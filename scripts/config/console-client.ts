import { setTimeout as sleep } from 'node:timers/promises';
import type { Comparison } from '../../lib/configuration/comparison.ts';
import type { CompareLine, CompareRequest } from '../../lib/configuration/requests.ts';
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { Problem } from '../problem.mjs';
import { linesOf } from './lines.ts';
import type { ConsoleSettings } from './options.ts';
import { isPassing, type Refusal, refusalOf, wordsOf } from './refusal.ts';

/** Waits that are asked for are waited for, up to so long in all for one request. */
const PATIENCE_MS = 10 * 60_000;
const LONGEST_WAIT_MS = 60_000;

export type Progress = Extract<CompareLine, { progress: unknown }>['progress'];

/** Asks the console with a token, and says in plain words what stands against it. */
export class ConsoleClient {
  readonly url: string;
  readonly #token: string;
  readonly #signal: AbortSignal;
  readonly #print: (line: string) => void;

  constructor(settings: ConsoleSettings, signal: AbortSignal, print: (line: string) => void) {
    this.url = settings.url;
    this.#token = settings.token;
    this.#signal = signal;
    this.#print = print;
  }

  /** @throws Problem */
  async get<Reply>(path: string): Promise<Reply> {
    return this.#reply<Reply>(await this.#ask('GET', path));
  }

  /** @throws Problem */
  async post<Reply>(path: string, body?: unknown): Promise<Reply> {
    return this.#reply<Reply>(await this.#ask('POST', path, body));
  }

  /**
   * The same, which a signal does not break off: what was begun is known to its end.
   *
   * @throws Problem
   */
  async postToItsEnd<Reply>(path: string): Promise<Reply> {
    return this.#reply<Reply>(await this.#ask('POST', path, undefined, new AbortController().signal));
  }

  /** @throws Problem */
  async compare(request: CompareRequest, onProgress: (progress: Progress) => void): Promise<Comparison> {
    const reply = await this.#ask('POST', 'compare', request);
    try {
      for await (const text of linesOf(reply)) {
        const line = tryParseJson(text) as CompareLine | undefined;
        if (line === undefined) break;
        if ('comparison' in line) return line.comparison;
        if ('error' in line)
          throw new Problem(`The configuration could not be compared: ${line.error.message}`);
        onProgress(line.progress);
      }
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (this.#signal.aborted) throw new Problem('Stopped.');
    }
    throw new Problem(`The console at ${this.url} stopped answering.`, 'Run the command again.');
  }

  async #reply<Reply>(reply: Response): Promise<Reply> {
    const value = tryParseJson(await reply.text());
    if (value === undefined && reply.status !== 204) throw this.#noConsole();
    return value as Reply;
  }

  /** A request that was accepted; where the console or the target's server asks for patience it is sent again. */
  async #ask(method: string, path: string, body?: unknown, until = this.#signal): Promise<Response> {
    for (let waited = 0; ; ) {
      const reply = await this.#send(method, path, body, until);
      if (reply.ok) return reply;
      const refusal = await refusalOf(reply);
      if (!refusal) throw this.#noConsole();
      const wait = Math.min(refusal.retryAfterMs, LONGEST_WAIT_MS);
      if (!isPassing(refusal) || waited + wait > PATIENCE_MS) throw this.#problem(refusal);
      this.#print(`  ${refusal.message}. Trying again in ${Math.ceil(wait / 1000)} s.`);
      await sleep(wait, undefined, { signal: this.#signal }).catch(() => {
        throw new Problem('Stopped.');
      });
      waited += wait;
    }
  }

  async #send(method: string, path: string, body: unknown, signal: AbortSignal): Promise<Response> {
    const address = `${this.url}/api/console/configuration/${path}`;
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const reply = await fetch(address, {
      ...{ method, headers, redirect: 'manual', signal },
      ...(sent !== undefined && { body: sent }),
    }).catch((error) => {
      throw this.#unreachable(error);
    });
    if (reply.status < 300 || reply.status > 399) return reply;
    // The token goes nowhere else by itself.
    const to = new URL(reply.headers.get('location') ?? '', address);
    throw new Problem(`The console at ${this.url} leads on to ${to.origin}.`, 'Set CONSOLE_URL to that.');
  }

  #unreachable(error: unknown): Problem {
    if (this.#signal.aborted) return new Problem('Stopped.');
    const { cause } = error as { cause?: { code?: string; message?: string } };
    return new Problem(
      `No console answers at ${this.url} (${cause?.code ?? cause?.message ?? 'no connection'}).`,
      'Start it, or set CONSOLE_URL to where it is.',
    );
  }

  #noConsole(): Problem {
    return new Problem(`What answers at ${this.url} is not the console.`, 'Set CONSOLE_URL to where it is.');
  }

  #problem(refusal: Refusal): Problem {
    return new Problem(...wordsOf(refusal, this.url));
  }
}
