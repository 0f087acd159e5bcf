import { setTimeout as sleep } from 'node:timers/promises';
import type { Comparison } from '../../lib/configuration/comparison.ts';
import type { CompareLine, CompareRequest } from '../../lib/configuration/requests.ts';
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { Problem } from '../problem.mjs';
import { linesOf } from './lines.ts';
import type { ConsoleSettings } from './options.ts';
import { isBroken, isPassing, type Refusal, refusalOf, wordsOf } from './refusal.ts';

/** Waits that are asked for are waited for, up to so long in all for one request. */
const PATIENCE_MS = 10 * 60_000;
const LONGEST_WAIT_MS = 60_000;
/** A console that was there and does not answer is asked again for so long, more seldom each time. */
const BROKEN_MS = 60_000;
const FIRST_BROKEN_WAIT_MS = 250;
const MOST_COMPARISONS = 3;

/** A request of which nobody knows what came of it: the same can be asked again. */
export class Unanswered extends Problem {}

export type Progress = Extract<CompareLine, { progress: unknown }>['progress'];

/** Asks the console with a token, and says in plain words what stands against it. */
export class ConsoleClient {
  readonly url: string;
  readonly #token: string;
  readonly #signal: AbortSignal;
  readonly #print: (line: string) => void;
  #hasAnswered = false;

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
    for (let left = MOST_COMPARISONS; left > 0; left--) {
      const comparison = await this.#compareOnce(request, onProgress);
      if (comparison) return comparison;
    }
    throw new Unanswered(`The console at ${this.url} stopped answering.`, 'Run the command again.');
  }

  /** Undefined where the answer broke off. */
  async #compareOnce(
    request: CompareRequest,
    onProgress: (progress: Progress) => void,
  ): Promise<Comparison | undefined> {
    const reply = await this.#ask('POST', 'compare', request);
    try {
      for await (const text of linesOf(reply)) {
        const line = tryParseJson(text) as CompareLine | undefined;
        if (line === undefined) return undefined;
        if ('comparison' in line) return line.comparison;
        if ('error' in line)
          throw new Problem(`The configuration could not be compared: ${line.error.message}`);
        onProgress(line.progress);
      }
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (this.#signal.aborted) throw new Unanswered('Stopped.');
    }
    return undefined;
  }

  async #reply<Reply>(reply: Response): Promise<Reply> {
    const value = tryParseJson(await reply.text());
    if (value === undefined && reply.status !== 204) throw this.#noConsole();
    return value as Reply;
  }

  /**
   * A request that was accepted. Where the console or the target's server asks for patience, or neither answers, it is sent
   * again: all of them but the making of a plan can be repeated, and go on where they were.
   */
  async #ask(method: string, path: string, body?: unknown, until = this.#signal): Promise<Response> {
    const patience = { waited: 0, broken: 0 };
    for (;;) {
      const reply = await this.#send(method, path, body, until);
      if (reply instanceof Response && reply.ok) {
        this.#hasAnswered = true;
        return reply;
      }
      const refusal = reply instanceof Response ? await refusalOf(reply) : undefined;
      if (refusal && !isBroken(refusal.status)) {
        this.#hasAnswered = true;
        const wait = Math.min(refusal.retryAfterMs, LONGEST_WAIT_MS);
        if (!isPassing(refusal)) throw this.#problem(refusal);
        if (patience.waited + wait > PATIENCE_MS) throw new Unanswered(...wordsOf(refusal, this.url));
        await this.#pause(wait, refusal.message);
        patience.waited += wait;
        continue;
      }
      if (reply instanceof Response && !refusal && !isBroken(reply.status)) throw this.#noConsole();
      const what = refusal
        ? refusal.message
        : reply instanceof Response
          ? `The console at ${this.url} answers with status ${reply.status}`
          : `No console answers at ${this.url} (${reply.reason})`;
      const wait = FIRST_BROKEN_WAIT_MS + patience.broken;
      const mayRepeat = this.#hasAnswered && !(method === 'POST' && path === 'plans');
      if (!mayRepeat || patience.broken + wait > BROKEN_MS) {
        throw refusal ? new Unanswered(...wordsOf(refusal, this.url)) : this.#unanswered(`${what}.`);
      }
      await this.#pause(wait, what);
      patience.broken += wait;
    }
  }

  async #pause(wait: number, why: string): Promise<void> {
    this.#print(`  ${why}. Trying again in ${Math.ceil(wait / 1000)} s.`);
    await sleep(wait, undefined, { signal: this.#signal }).catch(() => {
      throw new Unanswered('Stopped.');
    });
  }

  #unanswered(what: string): Unanswered {
    return new Unanswered(
      what,
      this.#hasAnswered ? undefined : 'Start it, or set CONSOLE_URL to where it is.',
    );
  }

  /** Its answer, or why there is none. */
  async #send(
    method: string,
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<Response | { readonly reason: string }> {
    const address = `${this.url}/api/console/configuration/${path}`;
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const reply = await fetch(address, {
      ...{ method, headers, redirect: 'manual', signal },
      ...(sent !== undefined && { body: sent }),
    }).catch((error) => this.#unreachable(error));
    if (!(reply instanceof Response)) return reply;
    if (reply.status < 300 || reply.status > 399) return reply;
    // The token goes nowhere else by itself.
    const to = new URL(reply.headers.get('location') ?? '', address);
    throw new Problem(`The console at ${this.url} leads on to ${to.origin}.`, 'Set CONSOLE_URL to that.');
  }

  #unreachable(error: unknown): { readonly reason: string } {
    if (this.#signal.aborted) throw new Unanswered('Stopped.');
    const { cause } = error as { cause?: { code?: string; message?: string } };
    return { reason: cause?.code ?? cause?.message ?? 'no connection' };
  }

  #noConsole(): Problem {
    return new Problem(`What answers at ${this.url} is not the console.`, 'Set CONSOLE_URL to where it is.');
  }

  #problem(refusal: Refusal): Problem {
    return new Problem(...wordsOf(refusal, this.url));
  }
}
