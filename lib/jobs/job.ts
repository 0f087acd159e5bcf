/**
 * `stopped`: its tab was closed or reloaded; `waiting`: goes on by itself; `paused`: by the person, or because
 * something must be seen to first.
 */
export type JobState = 'stopped' | 'running' | 'waiting' | 'paused' | 'done' | 'cancelled' | 'failed';

/** What made it wait or pause, where the person did not. */
export type Standstill =
  | 'limited'
  | 'no_reply'
  | 'away'
  | 'server_error'
  | 'signed_out'
  | 'not_allowed'
  | 'refusals'
  /** The first one was sent, as was asked for. */
  | 'first'
  /** What waited for the network was not to be sent. */
  | 'given_up'
  /** What it belongs to is no longer to be worked on, or another one comes first. */
  | 'wrong_state'
  /** Another tab or person is at the same item. */
  | 'under_way'
  | 'elsewhere';

export type JobView = {
  readonly state: JobState;
  readonly why?: Standstill | undefined;
  /** Seconds from the moment it began to wait. */
  readonly seconds?: number | undefined;
  /** How many were refused one after the other, where it pauses for that. */
  readonly inARow?: number | undefined;
  /** Items dealt with, those that were refused included. */
  readonly done: number;
  /** Undefined where nobody knows how many there will be. */
  readonly total: number | undefined;
  /** Items by what came of them, and those that were done also by their note. */
  readonly counts: Readonly<Partial<Record<string, number>>>;
  /** Why it waits, pauses or failed; else the last refusal. */
  readonly error: unknown;
  /** Whether it can go on after the tab was closed. */
  readonly isKept: boolean;
};

/** Work of some length that goes on while its person looks at other pages. A store for `useSyncExternalStore`. */
export interface Job {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getView: () => JobView;
  readonly cancel: () => void;
  readonly pause?: () => void;
  /** Goes on with what is left. */
  readonly resume?: () => Promise<void>;
  /** Tries again what failed, once it has ended. */
  readonly retryFailed?: () => Promise<void>;
  /** Sends nothing more and lets another tab have it. */
  readonly suspend?: () => void;
  readonly results?: () => readonly ItemResult[];
}

/** What came of an item. `partial`: a step of it was done and a later one was not; `unknown`: it may have been done. */
export type Outcome = 'done' | 'partial' | 'refused' | 'unknown' | 'skipped';

/** What is kept of an item. */
export type ItemState = {
  readonly outcome?: Outcome;
  /** It is sent again by itself: what came of it is not the last word. */
  readonly isOpen?: true;
  readonly steps?: Steps;
  /** What was made of it, where the server said. */
  readonly made?: number | string | undefined;
  /** Which kind of done it is: `created`, `updated`. */
  readonly note?: string | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly requestId?: string | undefined;
};

/** How far the steps of an item are, by their names. */
export type Steps = Readonly<Record<string, StepState>>;
export type StepState = {
  /** Present once the step is done, which it is once only. */
  readonly reply?: unknown;
  /** How often the server decided against it: the next try goes by another key. */
  readonly refusals?: number;
  /** Since when a try of it has no answer (milliseconds since the epoch): it may have been done. */
  readonly openSince?: number | undefined;
};

/** What a job of many items is given: everything that is to be sent, as data. */
export type JobItem = {
  readonly id: number | string;
  /** Base of its idempotency keys, where it has one of its own. */
  readonly key?: string;
  /** Where it goes: refusals in a row are counted for each place. */
  readonly to?: string;
  /** What its result is called by, where its id says little. */
  readonly label?: string;
  /** It ends the work and is none of what is counted. */
  readonly isEnd?: true;
  /** Its cells in a report; its id otherwise. */
  readonly cells?: readonly string[];
  /** The rows of a file that it writes, where it may be several. */
  readonly rows?: readonly WrittenRow[];
};

/** A row that a step writes, and what kind of done it then is. */
export type WrittenRow = {
  readonly id: number | string;
  readonly cells: readonly string[];
  readonly step: string;
  readonly note: string;
};

export type ItemResult = { readonly item: JobItem; readonly state: ItemState };

/** Whether the job may still do something by itself or when it is resumed. */
export function isOpen({ state }: Pick<JobView, 'state'>): boolean {
  return state === 'running' || state === 'waiting' || state === 'paused';
}

/** Whether another try is of use. */
export function isFailed({ outcome }: ItemState): boolean {
  return outcome === 'refused' || outcome === 'unknown' || outcome === 'partial';
}

/** Whether the item is still to be sent. */
export function isLeft(state: ItemState | undefined): boolean {
  return !state?.outcome || state.isOpen === true;
}

export function failedIn({ counts }: Pick<JobView, 'counts'>): number {
  return (counts.refused ?? 0) + (counts.unknown ?? 0) + (counts.partial ?? 0);
}

/** A job with what the dock says of it. */
export type StartedJob = {
  readonly id: string;
  readonly title: string;
  readonly job: Job;
  /** Base of the names of files with its results. */
  readonly fileName: string;
  readonly kind?: string | undefined;
  readonly settings?: unknown;
  readonly connectionId?: string | undefined;
  /** Jobs of one group would undo each other's work side by side: another is begun when none is open. */
  readonly exclusiveGroup?: string | undefined;
  /** Heads of the items' cells in a report, where they have any. */
  readonly headers?: readonly string[] | undefined;
  /** Keeps it no longer. */
  readonly forget?: () => Promise<void>;
};

/** Whether a job of the group is still open, a paused one included. */
export function isGroupBusy(jobs: readonly StartedJob[], group: string | undefined): boolean {
  return group !== undefined && jobs.some((one) => one.exclusiveGroup === group && isOpen(one.job.getView()));
}
