/** Most writes of one load. */
export const MOST_WRITES = 50_000;

/** Shared by the thread that writes and the thread that receives: when each write was answered, and when it arrived. */
export interface WriteTally {
  /** Milliseconds of `now()`, by the write's number; 0 where it has not been answered or did not arrive yet. */
  readonly accepted: Float64Array;
  readonly received: Float64Array;
  /** The load whose receipts are told apart; how many of them came; how many deliveries came at all. */
  readonly counts: Int32Array;
  /** When the first and the last delivery came. */
  readonly arrivals: Float64Array;
}

export const LOAD = 0;
export const RECEIVED = 1;
export const ARRIVED = 2;

export function makeTally(): WriteTally {
  const floats = (length: number) => new Float64Array(new SharedArrayBuffer(length * 8));
  return {
    accepted: floats(MOST_WRITES),
    received: floats(MOST_WRITES),
    counts: new Int32Array(new SharedArrayBuffer(3 * 4)),
    arrivals: floats(2),
  };
}

/** Forgets what came, and tells the receipts of this load apart from now on. */
export function beginTally({ accepted, received, counts, arrivals }: WriteTally, load: number): void {
  for (const array of [accepted, received, counts, arrivals]) array.fill(0);
  counts[LOAD] = load;
}

/** The `external_id` that a write is known by in its event. */
export const markOf = (load: number, n: number) => `w${load}-${n}`;
export const MARK = /"external_id":"w(\d+)-(\d+)"/;

/** Milliseconds on a clock that all threads share. */
export const now = () => performance.timeOrigin + performance.now();
