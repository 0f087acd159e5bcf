/**
 * The server's clock, as far as the first page tells: `data-written`, and when that page arrived. Read when this module
 * is loaded, which is with that page: one that is written anew says when that was.
 */
const written = readWritten();

/** Milliseconds that `serverNow` may be behind: the page's first bytes were on their way. */
export const { lag } = written;

export function serverNow(): number {
  return written.at + performance.now() - written.arrived;
}

/** When something of the server's was, by the browser's clock, and rather too early than too late. */
export function browserTimeOf(serverTime: number): number {
  return Date.now() - (serverNow() + lag - serverTime);
}

function readWritten() {
  const at = Number(globalThis.document?.documentElement.dataset.written ?? Date.now());
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation) return { at, arrived: performance.now(), lag: 0 };
  const { requestStart, responseStart } = navigation;
  return { at, arrived: responseStart, lag: responseStart - requestStart };
}
