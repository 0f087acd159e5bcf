/** What came of a call, as far as it tells whether the server answers: any HTTP answer is `answered`. */
export type Outcome =
  | { readonly kind: 'answered'; readonly startedAt: number; readonly at: number }
  | { readonly kind: 'failed'; readonly startedAt: number; readonly at: number; readonly mayOpen: boolean };

/**
 * Whether something answers, by what came of the calls to it. Times are milliseconds of any one clock that only goes
 * forward. Open is: reads are refused until `openUntil`, and then one is let through to find out.
 */
export type Breaker = {
  /** Failures in a row. */
  readonly failures: number;
  readonly failedAt: number;
  /** When the last answer came: a failure of a call that began before says nothing new. */
  readonly answeredAt: number;
  /** When it opened and until when it refuses; null while it is closed. */
  readonly open: { readonly since: number; readonly until: number; readonly times: number } | null;
  /** A call that finds out is under way, and counts as lost after this moment. */
  readonly probeUntil: number | null;
};

export const closed: Breaker = {
  failures: 0,
  failedAt: Number.NEGATIVE_INFINITY,
  answeredAt: Number.NEGATIVE_INFINITY,
  open: null,
  probeUntil: null,
};

const FAILURES_TO_OPEN = 5;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 20_000;
/** A probe that nobody ever heard of again must not keep others from finding out. */
export const PROBE_LOST_MS = 35_000;

/** Deadlines of reads after so many failures in a row: the first is not shortened. */
const deadlines = [
  { failures: 3, ms: 5_000 },
  { failures: 1, ms: 10_000 },
] as const;

/** How long a read may take, given what happened before. */
export function deadlineAfter(breaker: Breaker, wholeMs: number): number {
  const step = deadlines.find(({ failures }) => breaker.failures >= failures);
  return Math.min(wholeMs, step?.ms ?? wholeMs);
}

export type Verdict =
  | { readonly may: 'go'; readonly isProbe: boolean }
  | { readonly may: 'wait'; readonly ms: number };

/** Whether a call may go out now. One that may as a probe has to be told to `sendProbe`. */
export function verdictOf({ open, probeUntil }: Breaker, now: number): Verdict {
  if (!open) return { may: 'go', isProbe: false };
  if (now < open.until) return { may: 'wait', ms: open.until - now };
  // While it is found out: a look a second is soon enough.
  if (probeUntil !== null && now < probeUntil) return { may: 'wait', ms: 1_000 };
  return { may: 'go', isProbe: true };
}

export function sendProbe(breaker: Breaker, now: number): Breaker {
  return { ...breaker, probeUntil: now + PROBE_LOST_MS };
}

/** The probe came to nothing: its browser left. */
export function dropProbe(breaker: Breaker): Breaker {
  return { ...breaker, probeUntil: null };
}

/** The state after a call has ended. Any answer closes it. */
export function afterCall(breaker: Breaker, outcome: Outcome): Breaker {
  if (outcome.kind === 'answered') return { ...closed, failedAt: breaker.failedAt, answeredAt: outcome.at };
  // It was answered since, or refuses already: this call is of an older time.
  if (outcome.startedAt < breaker.answeredAt) return breaker;
  if (breaker.open && outcome.at < breaker.open.until) return breaker;
  const failures = breaker.failures + 1;
  const failed = { ...breaker, failures, failedAt: outcome.at, probeUntil: null };
  const opens = breaker.open || (failures >= FAILURES_TO_OPEN && outcome.mayOpen);
  return opens ? { ...failed, open: opened(breaker.open, outcome.at) } : failed;
}

function opened(before: Breaker['open'], at: number): NonNullable<Breaker['open']> {
  const times = (before?.times ?? 0) + 1;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(times - 1, 10));
  return { since: before?.since ?? at, until: at + pause, times };
}
