import type { ItemState, JobState } from './job';

/** Keeps what is known of a job's items beyond its tab, and lets one tab at a time work on it. */
export type Keeper = {
  readonly isKept: boolean;
  /** Takes the job; answers what is known of items by their place, or undefined where it is not to be had. */
  readonly take: () => Promise<ReadonlyMap<number, ItemState> | undefined>;
  readonly save: (states: ReadonlyMap<number, ItemState>, state: JobState) => Promise<void>;
  readonly release: () => void;
};

/** Of a job that ends with its tab. */
export const unkept: Keeper = {
  isKept: false,
  take: async () => new Map(),
  save: async () => {},
  release: () => {},
};
