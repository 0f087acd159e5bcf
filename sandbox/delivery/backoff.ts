const CAP = 60;
const HORIZON = 24 * 60;

/**
 * Waits between attempts, in units (minutes unless SANDBOX_RETRY_UNIT_MS says otherwise): 2^attempts capped at 60,
 * for as long as their sum stays within about 24 hours ("Delivery rules").
 */
export const retryWaits: readonly number[] = scheduleOf(CAP, HORIZON);

/** Units to wait after the given number of failed attempts (1 is the first); undefined when the tries are used up. */
export function waitAfter(attempts: number): number | undefined {
  return retryWaits[attempts - 1];
}

function scheduleOf(cap: number, horizon: number): number[] {
  const waits: number[] = [];
  let total = 0;
  for (let attempts = 1; ; attempts++) {
    const wait = Math.min(2 ** attempts, cap);
    total += wait;
    if (total > horizon) return waits;
    waits.push(wait);
  }
}
