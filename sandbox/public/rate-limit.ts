export interface RateLimit {
  /** 0 where the caller may go on, else the seconds to wait. */
  take(caller: string, now: number): number;
}

/** At most `count` in each window of `windowMs` for a caller. Counts live in this process and stay bounded. */
export function createRateLimit(count: number, windowMs: number, callers = 10_000): RateLimit {
  const taken = new Map<string, { since: number; count: number }>();
  return {
    take: (caller, now) => {
      const entry = taken.get(caller);
      if (!entry || now - entry.since >= windowMs) {
        taken.delete(caller);
        if (taken.size >= callers) taken.delete(taken.keys().next().value!);
        taken.set(caller, { since: now, count: 1 });
        return 0;
      }
      entry.count += 1;
      return entry.count <= count ? 0 : Math.ceil((entry.since + windowMs - now) / 1000);
    },
  };
}
