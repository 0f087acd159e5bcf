import type { Id } from '@/lib/api/loose';

/** `waiting`: the server asked for patience; `paused`: by the user, or because something must be seen to first. */
export type TaskState = 'running' | 'waiting' | 'paused' | 'done' | 'cancelled' | 'failed';

export type TaskView = {
  readonly state: TaskState;
  /** Items dealt with, those that were refused included. */
  readonly done: number;
  /** Undefined where nobody knows how many there will be. */
  readonly total: number | undefined;
  readonly refused: number;
  /** Items of which nobody knows whether they were done; trying them again cannot do them twice. */
  readonly unknown?: number;
  /** Why it waits, pauses or failed; else the last refusal. */
  readonly error: unknown;
};

/** What came of one item. `made` is what it brought about, where the server said. */
export type ItemResult = {
  readonly id: Id;
  /** `not_sent`: it was cancelled before its turn; `unknown`: it may have been done. */
  readonly outcome: 'done' | 'refused' | 'unknown' | 'not_sent';
  readonly made?: Id | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly request_id?: string | undefined;
};

/** Work of some length that goes on while its user looks at other pages. A store for `useSyncExternalStore`. */
export interface Task {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getView: () => TaskView;
  readonly cancel: () => void;
  readonly pause?: () => void;
  readonly resume?: () => void;
  /** Tries again what was refused or is not known, once it has ended. */
  readonly retryRefused?: () => void;
  /** What came of each item so far. */
  readonly results?: () => readonly ItemResult[];
}

/** Whether the task may still do something by itself or when it is resumed. */
export function isOpen({ state }: TaskView): boolean {
  return state === 'running' || state === 'waiting' || state === 'paused';
}
