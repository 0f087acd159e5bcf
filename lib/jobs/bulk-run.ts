import { ApiError } from '@/lib/api/api-error';
import type { Id } from '@/lib/api/loose';
import { outcomeOf } from '@/lib/api/outcome';
import { verdictOf } from './bulk-verdict';
import { Pace } from './pace';
import { type ItemResult, isOpen, type Task, type TaskView } from './task';
import { WatchedView } from './watched-view';

export type BulkAct<Sent> = {
  /** What is sent for one item, made once: every try of it carries the same idempotency key. */
  readonly prepare: (id: Id) => Sent;
  /** Does it; answers the id of what came of it, where the server says. Throws an ApiError where it is refused. */
  readonly send: (sent: Sent) => Promise<Id | undefined>;
  /**
   * Told each time when it is done or cancelled and nothing is under way any more; `fresh` are the items done since
   * it was told before.
   */
  readonly ended?: (run: Task, fresh: readonly Id[]) => void;
};

type Item<Sent> = {
  readonly id: Id;
  readonly sent: Sent;
  /** What came of it before, where it is tried again after the end. */
  readonly earlier?: ItemResult;
  /** How it failed last, where nobody knows whether it was done. */
  unsure?: unknown;
  tries: number;
};

/** Refusals one after the other that are taken for a reason to ask: an endpoint that is disabled refuses them all. */
const ASK_AFTER = 20;

/**
 * Does one thing to many items, gently: few requests at a time, none while the server asks for patience
 * (`Retry-After`). It can be paused, resumed and cancelled, pauses by itself where going on makes no sense, and
 * knows what came of each item.
 */
export class BulkRun<Sent> implements Task {
  readonly #ids: readonly Id[];
  readonly #act: BulkAct<Sent>;
  #results: ItemResult[] = [];
  readonly #again: Item<Sent>[] = [];
  /** What was sent for the items that nobody knows of: they are tried again by the same keys. */
  readonly #unsure = new Map<Id, Sent>();
  /** Done, and `ended` has not been told yet. */
  readonly #fresh: Id[] = [];
  readonly #view: WatchedView<TaskView>;
  readonly #pace = new Pace();
  #next = 0;
  #underWay = 0;
  #refusedInARow = 0;
  #isCut = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ids: readonly Id[], act: BulkAct<Sent>) {
    this.#ids = ids;
    this.#act = act;
    this.#view = new WatchedView({
      state: 'running',
      done: 0,
      total: ids.length,
      refused: 0,
      unknown: 0,
      error: null,
    } as TaskView);
    this.subscribe = this.#view.subscribe;
    this.getView = this.#view.getView;
    this.#pump();
  }

  readonly subscribe: Task['subscribe'];
  readonly getView: Task['getView'];
  readonly results = (): readonly ItemResult[] => {
    if (isOpen(this.#view.now)) return this.#results;
    const settled = new Set(this.#results.map(({ id }) => id));
    const left = this.#ids.filter((id) => !settled.has(id));
    return [...this.#results, ...left.map((id) => ({ id, outcome: 'not_sent' as const }))];
  };

  readonly pause = (): void => {
    if (isOpen(this.#view.now)) this.#stop('paused', null);
  };

  readonly resume = (): void => {
    if (this.#view.now.state !== 'paused') return;
    this.#refusedInARow = 0;
    for (const item of this.#again) item.tries = 0;
    this.#view.turn({ state: 'running', error: null });
    this.#pump();
  };

  /** Once it has ended: sends what was refused by new keys, and what is not known by the same. */
  readonly retryRefused = (): void => {
    const again = this.#results.filter(isRetried);
    if (isOpen(this.#view.now) || again.length === 0) return;
    this.#results = this.#results.filter((result) => !isRetried(result));
    // What a cancelled task had not sent stays unsent.
    this.#next = this.#ids.length;
    for (const earlier of again) {
      const { id } = earlier;
      this.#again.push({ id, sent: this.#unsure.get(id) ?? this.#act.prepare(id), earlier, tries: 0 });
    }
    this.#refusedInARow = 0;
    const done = this.#view.now.done - again.length;
    this.#view.turn({ state: 'running', error: null, done, refused: 0, unknown: 0 });
    this.#pump();
  };

  /** Nothing more is sent; what is under way still gets its result. */
  readonly cancel = (): void => {
    if (!isOpen(this.#view.now)) return;
    this.#isCut = true;
    this.#stop('cancelled', null);
    this.#pump();
  };

  #pump(): void {
    const { state } = this.#view.now;
    while (state === 'running' && this.#underWay < this.#pace.width) {
      const item = this.#again.shift() ?? this.#take();
      if (!item) break;
      void this.#do(item);
    }
    if (state === 'cancelled') this.#giveUp();
    if (this.#underWay > 0) return;
    const isEmpty = this.#next >= this.#ids.length && this.#again.length === 0;
    if ((state === 'running' || state === 'paused') && isEmpty)
      this.#view.turn({ state: this.#isCut ? 'cancelled' : 'done' });
    if (isOpen(this.#view.now)) return;
    // What a cancelled task had under way has its result by now, told or not.
    this.#view.turn({});
    this.#act.ended?.(this, this.#fresh.splice(0));
  }

  /** Items that are not sent again: what came of them before stays, and what may have been done is not `not_sent`. */
  #giveUp(): void {
    for (const item of this.#again.splice(0)) {
      if (item.unsure !== undefined) this.#settleUnknown(item, item.unsure);
      else if (item.earlier) this.#settle(item.earlier);
    }
  }

  #settleUnknown(item: Item<Sent>, error: unknown): void {
    this.#unsure.set(item.id, item.sent);
    this.#settle(failureOf(item.id, 'unknown', error), error);
  }

  #take(): Item<Sent> | undefined {
    if (this.#next >= this.#ids.length) return undefined;
    const id = this.#ids[this.#next++]!;
    return { id, sent: this.#act.prepare(id), tries: 0 };
  }

  async #do(item: Item<Sent>): Promise<void> {
    this.#underWay += 1;
    item.tries += 1;
    try {
      const made = await this.#act.send(item.sent);
      this.#pace.answered();
      this.#refusedInARow = 0;
      this.#fresh.push(item.id);
      this.#unsure.delete(item.id);
      this.#settle({ id: item.id, outcome: 'done', made });
    } catch (error) {
      this.#failed(item, error);
    } finally {
      this.#underWay -= 1;
      this.#pump();
    }
  }

  #failed(item: Item<Sent>, error: unknown): void {
    const verdict = verdictOf(error, item.tries);
    if (verdict.kind === 'refusal') {
      this.#unsure.delete(item.id);
      this.#settle(failureOf(item.id, 'refused', error), error);
      this.#refusedInARow += 1;
      if (this.#refusedInARow >= ASK_AFTER && this.#view.now.state === 'running') this.#stop('paused', error);
      return;
    }
    item.unsure = outcomeOf(error) === 'unknown' ? error : item.unsure;
    if (verdict.kind === 'unknown') {
      this.#settleUnknown(item, error);
      return;
    }
    this.#again.push(item);
    this.#pace.slowDown();
    if (!['running', 'waiting'].includes(this.#view.now.state)) return;
    if (verdict.kind === 'stop') this.#stop('paused', error);
    else this.#wait(verdict.seconds, error);
  }

  #wait(seconds: number, error: unknown): void {
    this.#stop('waiting', error);
    this.#timer = setTimeout(() => {
      this.#view.turn({ state: 'running', error: null });
      this.#pump();
    }, seconds * 1000);
  }

  #stop(state: 'waiting' | 'paused' | 'cancelled', error: unknown): void {
    clearTimeout(this.#timer);
    this.#view.turn({ state, error });
  }

  #settle(result: ItemResult, error?: unknown): void {
    this.#results.push(result);
    const { done, refused, unknown = 0 } = this.#view.now;
    this.#view.progress({
      done: done + 1,
      refused: result.outcome === 'refused' ? refused + 1 : refused,
      unknown: result.outcome === 'unknown' ? unknown + 1 : unknown,
      ...(error !== undefined && { error }),
    });
  }
}

const isRetried = ({ outcome }: ItemResult) => outcome === 'refused' || outcome === 'unknown';

function failureOf(id: Id, outcome: 'refused' | 'unknown', error: unknown): ItemResult {
  if (!(error instanceof ApiError)) return { id, outcome, message: String(error) };
  const { status, code, message, requestId } = error;
  return { id, outcome, status, code, message, request_id: requestId };
}
