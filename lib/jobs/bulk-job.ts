import { Attempt, Ended, hasReached } from './attempt';
import { failureOf, tallyOf } from './item-state';
import {
  type ItemResult,
  type ItemState,
  isFailed,
  isLeft,
  isOpen,
  type Job,
  type JobItem,
  type JobState,
  type JobView,
  type Standstill,
  type Steps,
} from './job';
import { type Keeper, unkept } from './keeper';
import { Pace } from './pace';
import { verdictOf } from './verdict';
import { WatchedView } from './watched-view';

export type BulkPlan<Item extends JobItem> = {
  /** Base of the keys of items that have none of their own. */
  readonly id: string;
  readonly items: readonly Item[];
  /** Does one item by the attempt's steps. Throws an ApiError where it is refused. */
  readonly send: (item: Item, attempt: Attempt) => Promise<void>;
  /** Told of each record that the server answered. */
  readonly noted?: ((item: Item, record: object) => void) | undefined;
  /** Told each time when nothing is under way any more; `fresh` are the items done since it was told before. */
  readonly ended?: ((view: JobView, fresh: readonly Item[]) => void) | undefined;
  /** Refusals in a row to one place after which it pauses, each time. */
  readonly stopsAfter?: number | undefined;
  /** One item after the other, in their order. */
  readonly isInOrder?: boolean | undefined;
  /** One item is sent, and then it pauses. */
  readonly isOneFirst?: boolean | undefined;
  readonly keeper?: Keeper;
  /** How long a second of waiting is; less in tests. */
  readonly secondMs?: number;
  /** How it was left, of one that was kept. */
  readonly state?: JobState;
};

type Standing = Pick<JobView, 'why' | 'seconds' | 'inARow' | 'error'>;

/** Refusals one after the other that are taken for a reason to ask: an endpoint that is disabled refuses them all. */
const ASK_AFTER = 20;
/** How often what came of items is kept, in milliseconds. */
const KEEP_MS = 250;

/**
 * Does one thing to many items, gently: few requests at a time, none while the server asks to wait (`Retry-After`). It
 * pauses by itself where going on makes no sense, and what it knows of each item is kept as it goes, so that it can
 * go on after its tab was closed.
 */
export class BulkJob<Item extends JobItem> implements Job {
  readonly #plan: BulkPlan<Item>;
  readonly #keeper: Keeper;
  readonly #states = new Map<number, ItemState>();
  readonly #view: WatchedView<JobView>;
  readonly #pace = new Pace();
  /** Places still to be sent, the next one last. */
  #queue: number[] = [];
  /** Places in the queue or under way. */
  readonly #unsettled = new Set<number>();
  readonly #tries = new Map<number, number>();
  readonly #fresh: Item[] = [];
  #unsaved = new Map<number, ItemState>();
  #saved = Promise.resolve();
  #keeping: Promise<void> | undefined;
  #isKept: boolean;
  #state: JobState;
  #standing: Standing = { error: null };
  /** The last failure of an item. */
  #failure: unknown = null;
  #underWay = 0;
  /** By the place where they go. */
  readonly #refusedInARow = new Map<string, number>();
  #hasAsked = false;
  /** Whether the item that is sent is the first, and alone. */
  #isFirst = false;
  /** Whether this tab has it. */
  #isHeld = false;
  #isTaking = false;
  #waitTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(plan: BulkPlan<Item>, states: ReadonlyMap<number, ItemState> = new Map()) {
    this.#plan = plan;
    this.#keeper = plan.keeper ?? unkept;
    this.#isKept = this.#keeper.isKept;
    this.#state = plan.state ?? 'stopped';
    for (const [place, state] of states) this.#states.set(place, state);
    this.#view = new WatchedView(() => this.#look());
    this.subscribe = this.#view.subscribe;
    this.getView = this.#view.getView;
  }

  /** Resolves once all that is known so far is kept, or could not be. */
  get saved(): Promise<void> {
    return this.#saved;
  }

  readonly subscribe: Job['subscribe'];
  readonly getView: Job['getView'];
  readonly results = (): readonly ItemResult[] =>
    this.#plan.items.map((item, place) => ({ item, state: this.#states.get(place) ?? {} }));

  /** Resolves once it runs. */
  readonly begin = (): Promise<void> => this.#take(isLeft);

  readonly pause = (): void => {
    if (isOpen({ state: this.#state })) this.#turn('paused');
  };

  /** Goes on with what is left: after a pause, a cancelling, or in another tab than the one it was begun in. */
  readonly resume = async (): Promise<void> => {
    if (this.#state !== 'paused') return this.begin();
    this.#tries.clear();
    this.#refusedInARow.clear();
    this.#turn('running');
    this.#pump();
  };

  /** Once it has ended: sends what was refused by new keys, and what is not known by the same. */
  readonly retryFailed = (): Promise<void> => this.#take((state) => state !== undefined && isFailed(state));

  /** Nothing more is sent; what is under way still gets its result. */
  readonly cancel = (): void => this.#stop('cancelled');
  readonly suspend = (): void => this.#stop('stopped');

  /** Takes the job for this tab, and what is known of its items by now. */
  async #take(isWanted: (state: ItemState | undefined) => boolean): Promise<void> {
    if (isOpen({ state: this.#state }) || this.#isTaking) return;
    if (!this.#isHeld) {
      this.#isTaking = true;
      const known = await this.#keeper.take().catch(() => undefined);
      this.#isTaking = false;
      if (!known) return this.#turn(this.#state, { why: 'elsewhere', error: null });
      this.#isHeld = true;
      for (const [place, state] of known) this.#states.set(place, state);
    }
    this.#queue = this.#plan.items.flatMap((_, place) =>
      isWanted(this.#states.get(place)) && !this.#unsettled.has(place) ? place : [],
    );
    for (const place of this.#queue) this.#unsettled.add(place);
    this.#queue.reverse();
    this.#tries.clear();
    this.#failure = null;
    this.#refusedInARow.clear();
    this.#isFirst = this.#plan.isOneFirst === true && this.#states.size === 0;
    this.#turn('running');
    this.#pump();
  }

  #pump(): void {
    const width = this.#isFirst || this.#plan.isInOrder ? 1 : this.#pace.width;
    while (this.#state === 'running' && this.#underWay < width) {
      const place = this.#queue.pop();
      if (place === undefined) break;
      void this.#do(place);
    }
    if (this.#underWay > 0) return;
    const isOver = (this.#state === 'running' || this.#state === 'paused') && this.#queue.length === 0;
    if (isOver) this.#turn(this.#hasLeft() ? 'cancelled' : 'done');
    if (!isOpen({ state: this.#state })) this.#end();
  }

  async #do(place: number): Promise<void> {
    const item = this.#plan.items[place]!;
    const tries = (this.#tries.get(place) ?? 0) + 1;
    this.#tries.set(place, tries);
    this.#underWay += 1;
    const key = item.key ?? `${this.#plan.id}-${place}`;
    const attempt = new Attempt(
      key,
      this.#states.get(place)?.steps,
      (record) => this.#plan.noted?.(item, record),
      (steps) => this.#keepFirst(place, steps),
    );
    try {
      await this.#plan.send(item, attempt);
      this.#pace.answered();
      this.#refusedInARow.delete(item.to ?? '');
      this.#fresh.push(item);
      this.#settle(place, { outcome: 'done', ...attempt.made });
    } catch (error) {
      this.#failed(item, place, attempt, error, tries);
    } finally {
      this.#underWay -= 1;
      this.#pump();
    }
  }

  #failed(item: Item, place: number, attempt: Attempt, error: unknown, tries: number): void {
    if (error instanceof Ended) {
      this.#settle(place, failureOf(error.outcome, attempt, error));
      if (error.outcome === 'refused') this.#countRefusal(item, null);
      return;
    }
    const verdict = verdictOf(error, tries);
    if (verdict.kind === 'refusal' || verdict.kind === 'unknown') {
      const isUnknown = verdict.kind === 'unknown' || attempt.isUnsure;
      const outcome = attempt.hasReached ? 'partial' : isUnknown ? 'unknown' : 'refused';
      this.#settle(place, failureOf(outcome, attempt, error));
      this.#failure = error;
      if (verdict.kind === 'refusal') this.#countRefusal(item, error);
      return;
    }
    this.#keepOpen(place, attempt, error);
    this.#pace.slowDown();
    if (!isOpen({ state: this.#state })) return void this.#unsettled.delete(place);
    this.#queue.push(place);
    if (this.#state === 'paused') return;
    if (verdict.kind === 'stop') this.#turn('paused', { why: verdict.why, error });
    else this.#wait(verdict.seconds, verdict.why, error);
  }

  /** What may have been done, or was in part, is never called unsent, whatever happens before the next try. */
  #keepOpen(place: number, attempt: Attempt, error: unknown): void {
    const before = this.#states.get(place);
    const outcome = attempt.hasReached ? 'partial' : attempt.isUnsure ? 'unknown' : undefined;
    if (outcome) this.#put(place, { ...failureOf(outcome, attempt, error), isOpen: true });
    else this.#put(place, { ...before, steps: attempt.steps });
  }

  #countRefusal({ to = '' }: Item, error: unknown): void {
    const { stopsAfter } = this.#plan;
    const inARow = (this.#refusedInARow.get(to) ?? 0) + 1;
    this.#refusedInARow.set(to, inARow);
    const isAsked = stopsAfter === undefined && this.#hasAsked;
    if (inARow < (stopsAfter ?? ASK_AFTER) || isAsked || !this.#isGoingOn()) return;
    this.#hasAsked = true;
    this.#turn('paused', { why: 'refusals', inARow, error });
  }

  #isGoingOn(): boolean {
    return this.#state === 'running' || this.#state === 'waiting';
  }

  #wait(seconds: number, why: Standstill, error: unknown): void {
    this.#turn('waiting', { why, seconds, error });
    this.#waitTimer = setTimeout(
      () => {
        this.#turn('running');
        this.#pump();
      },
      seconds * (this.#plan.secondMs ?? 1000),
    );
  }

  #stop(state: 'cancelled' | 'stopped'): void {
    if (!isOpen({ state: this.#state })) return;
    for (const place of this.#queue.splice(0)) this.#unsettled.delete(place);
    this.#turn(state);
    this.#pump();
  }

  /** Nothing is under way any more. */
  #end(): void {
    this.#view.turn();
    this.#keep();
    void this.#saved.then(() => this.#release());
    if (this.#state !== 'stopped') this.#plan.ended?.(this.#look(), this.#fresh.splice(0));
  }

  #release(): void {
    if (isOpen({ state: this.#state }) || !this.#isHeld) return;
    this.#isHeld = false;
    this.#keeper.release();
  }

  #turn(state: JobState, standstill: Standing = { error: null }): void {
    clearTimeout(this.#waitTimer);
    this.#state = state;
    this.#standing = standstill;
    this.#view.turn();
  }

  #settle(place: number, state: ItemState): void {
    this.#unsettled.delete(place);
    this.#put(place, state);
    if (!this.#isFirst) return;
    this.#isFirst = false;
    if (this.#isGoingOn() && this.#queue.length > 0) this.#turn('paused', { why: 'first', error: null });
  }

  #put(place: number, state: ItemState): void {
    this.#states.set(place, state);
    this.#unsaved.set(place, state);
    this.#keepTimer ??= setTimeout(() => this.#keep(), KEEP_MS);
    this.#view.progress();
  }

  #keep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    const states = this.#unsaved;
    this.#unsaved = new Map();
    const state = isOpen({ state: this.#state }) ? 'stopped' : this.#state;
    this.#saved = this.#saved
      .then(() => this.#keeper.save(states, state))
      .catch(() => {
        this.#isKept = false;
        this.#view.turn();
      });
  }

  /** Keeps that an item is under way. Those that ask while others are being kept are kept together. */
  async #keepFirst(place: number, steps: Steps): Promise<void> {
    const outcome = hasReached(steps) ? 'partial' : 'unknown';
    this.#unsaved.set(place, { outcome, isOpen: true, steps });
    this.#keeping ??= this.#saved.then(() => {
      this.#keeping = undefined;
      this.#keep();
      return this.#saved;
    });
    await this.#keeping;
    if (this.#keeper.isKept && !this.#isKept)
      throw new Ended(
        'refused',
        'not_kept',
        'This browser could not keep what is under way. Nothing was sent.',
      );
  }

  #hasLeft(): boolean {
    return this.#plan.items.some((_, place) => isLeft(this.#states.get(place)));
  }

  #look(): JobView {
    const { why, seconds, inARow, error } = this.#standing;
    return {
      ...tallyOf(this.#states, this.#unsettled, (place) => this.#plan.items[place]?.isEnd === true),
      state: this.#state,
      why,
      seconds,
      inARow,
      total: this.#plan.items.filter(({ isEnd }) => !isEnd).length,
      error: error ?? this.#failure,
      isKept: this.#isKept,
    };
  }
}
