import { processWide } from '@/lib/store/process-wide';

const WINDOW_MS = 10_000;
const PER_WINDOW = 300;
const AT_ONCE = 30;

type Use = { since: number; count: number; open: number };

const uses = processWide('receiver limits', () => new Map<string, Use>());

/**
 * Counts a request to a user's receiver: 300 in 10 s, 30 at a time. Undefined where it is one too many; else what
 * to call when it has been answered.
 */
export function admitRequest(userId: string, now = Date.now()): (() => void) | undefined {
  const use = uses.get(userId) ?? { since: now, count: 0, open: 0 };
  uses.set(userId, use);
  if (now - use.since >= WINDOW_MS) Object.assign(use, { since: now, count: 0 });
  if (use.count >= PER_WINDOW || use.open >= AT_ONCE) return undefined;
  use.count += 1;
  use.open += 1;
  return () => {
    use.open -= 1;
  };
}
