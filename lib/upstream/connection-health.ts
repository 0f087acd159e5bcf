import {
  afterCall,
  type Breaker,
  closed,
  deadlineAfter,
  dropProbe,
  sendProbe,
  type Verdict,
  verdictOf,
} from './breaker';
import type { Failure, UpstreamHealth } from './health-view';

/** What came of a call; `unknown` where the browser left before anything could be said. */
export type CallEnd = 'answered' | 'unknown' | Failure;

export type Admission = {
  /** For how long the read may go on, in milliseconds. */
  readonly deadlineMs: number;
  /** To be told once, when the call has ended. */
  readonly end: (what: CallEnd, at: number) => void;
};

export type Refusal = {
  readonly retryInMs: number;
  /** Whether it is only this operation that does not answer. */
  readonly isOperation: boolean;
  readonly reason: Failure;
};

/** A read that the browser gave up after so long counts as one that was not answered. */
const GIVEN_UP_MS = 10_000;
/** Answers that take longer are slow. */
const SLOW_MS = 3_000;
/** A failure that nothing followed is news for so long. */
const LATELY_MS = 60_000;
/** An answer says nothing of how the server does after so long. */
const KNOWN_MS = 600_000;
/** A slow answer stays possible: no deadline is shorter than this many times what the last answer took. */
const ROOM = 2;

type Operation = { breaker: Breaker; tookMs: number };

/**
 * How one connection's server answers, as this process has seen it: a breaker for all of it, and one for each
 * operation, so that an operation that hangs neither fills the console nor passes for the whole server.
 */
export class ConnectionHealth {
  #whole: Breaker = closed;
  #reason: Failure = 'timeout';
  /** When the first call began that was not answered. */
  #since = 0;
  /** Operations that failed since the last answer. */
  readonly #failing = new Set<string>();
  readonly #operations = new Map<string, Operation>();
  #tookMs = 0;
  #usedAt = Number.NEGATIVE_INFINITY;

  get usedAt(): number {
    return this.#usedAt;
  }

  /** Lets a read out, or says when to come back. */
  admitRead(operation: string, wholeMs: number, now: number): Admission | Refusal {
    this.#usedAt = now;
    const own = this.#operations.get(operation);
    const verdicts = { own: verdictOf(own?.breaker ?? closed, now), whole: verdictOf(this.#whole, now) };
    if (verdicts.whole.may === 'wait') return this.#refusal(verdicts.whole, false);
    // An operation that hangs by itself is no probe of the whole.
    if (verdicts.own.may === 'wait') return this.#refusal(verdicts.own, true);
    const isProbe = verdicts.own.isProbe || verdicts.whole.isProbe;
    if (verdicts.whole.isProbe) this.#whole = sendProbe(this.#whole, now);
    if (own && verdicts.own.isProbe) own.breaker = sendProbe(own.breaker, now);
    return {
      deadlineMs: isProbe ? wholeMs : this.#deadline(own, wholeMs),
      end: (what, at) => this.#end(operation, what, now, at, isProbe),
    };
  }

  /** Lets a write out unless the whole server is known not to answer: then it would only end in doubt. */
  admitWrite(operation: string, wholeMs: number, now: number): Admission | Refusal {
    this.#usedAt = now;
    const { open } = this.#whole;
    if (open && now < open.until) return this.#refusal({ may: 'wait', ms: open.until - now }, false);
    return this.watch(operation, wholeMs, now);
  }

  /** Lets a call out whatever happened before, and learns from it: it asks seldom enough by itself. */
  watch(operation: string, wholeMs: number, now: number): Admission {
    this.#usedAt = now;
    return { deadlineMs: wholeMs, end: (what, at) => this.#end(operation, what, now, at, false) };
  }

  /** Which of its breakers are open: that of the whole server, and how many of operations. */
  get breakersOpen(): { readonly whole: boolean; readonly operations: number } {
    const operations = [...this.#operations.values()].filter(({ breaker }) => breaker.open).length;
    return { whole: this.#whole.open !== null, operations };
  }

  /** What people are shown. */
  view(now: number): UpstreamHealth {
    const { open, failures, failedAt, answeredAt } = this.#whole;
    if (open) {
      const retryInMs = Math.max(0, open.until - now);
      return { is: 'not_answering', reason: this.#reason, sinceMs: now - this.#since, retryInMs };
    }
    const held = [...this.#operations].filter(([, { breaker }]) => isTroubled(breaker, now));
    if (failures > 0 && now - failedAt < LATELY_MS)
      return { is: 'slow', reason: this.#reason, operations: [] };
    if (held.length > 0) return { is: 'slow', reason: 'timeout', operations: held.map(([id]) => id) };
    if (this.#tookMs > SLOW_MS && now - answeredAt < LATELY_MS)
      return { is: 'slow', reason: 'slow', operations: [] };
    return now - answeredAt > KNOWN_MS ? { is: 'unknown' } : { is: 'answering' };
  }

  #deadline(own: Operation | undefined, wholeMs: number): number {
    const shortened = Math.min(
      deadlineAfter(this.#whole, wholeMs),
      deadlineAfter(own?.breaker ?? closed, wholeMs),
    );
    return Math.min(wholeMs, Math.max(shortened, ROOM * (own?.tookMs ?? 0)));
  }

  #refusal(verdict: Extract<Verdict, { may: 'wait' }>, isOperation: boolean): Refusal {
    return { retryInMs: verdict.ms, isOperation, reason: isOperation ? 'timeout' : this.#reason };
  }

  #end(operation: string, what: CallEnd, startedAt: number, at: number, isProbe: boolean): void {
    if (what === 'answered') this.#answered(operation, startedAt, at);
    else if (what !== 'unknown') this.#failed(operation, what, startedAt, at);
    else if (at - startedAt >= GIVEN_UP_MS) this.#failed(operation, 'timeout', startedAt, at);
    else if (isProbe) this.#dropProbe(operation);
  }

  #dropProbe(operation: string): void {
    this.#whole = dropProbe(this.#whole);
    const own = this.#operations.get(operation);
    if (own) own.breaker = dropProbe(own.breaker);
  }

  #answered(operation: string, startedAt: number, at: number): void {
    const outcome = { kind: 'answered', startedAt, at } as const;
    if (this.#whole.open) this.#forgiveOperations();
    this.#whole = afterCall(this.#whole, outcome);
    this.#failing.clear();
    const tookMs = at - startedAt;
    this.#tookMs = this.#tookMs === 0 ? tookMs : this.#tookMs * 0.7 + tookMs * 0.3;
    const own = this.#operation(operation);
    own.breaker = afterCall(own.breaker, outcome);
    own.tookMs = tookMs;
  }

  /** What failed some times while the whole server did not answer failed of that; what hangs by itself stays held. */
  #forgiveOperations(): void {
    for (const own of this.#operations.values()) if (!own.breaker.open) own.breaker = closed;
  }

  #failed(operation: string, reason: Failure, startedAt: number, at: number): void {
    const isWhole = reason === 'unreachable';
    if (startedAt >= this.#whole.answeredAt) {
      if (this.#failing.size === 0) this.#since = startedAt;
      this.#reason = reason;
      this.#failing.add(operation);
    }
    // One operation alone says nothing about the server, unless the server was not even reached.
    const mayOpen = isWhole || this.#failing.size > 1;
    this.#whole = afterCall(this.#whole, { kind: 'failed', startedAt, at, mayOpen });
    if (isWhole) return;
    const own = this.#operation(operation);
    own.breaker = afterCall(own.breaker, { kind: 'failed', startedAt, at, mayOpen: true });
  }

  #operation(id: string): Operation {
    const known = this.#operations.get(id);
    if (known) return known;
    const made = { breaker: closed, tookMs: 0 };
    this.#operations.set(id, made);
    return made;
  }
}

function isTroubled({ open, failures, failedAt }: Breaker, now: number): boolean {
  return (open !== null || failures > 1) && now - failedAt < LATELY_MS;
}
