/** What time it is where the page's records are, by the time of this machine. */
export type RecordTime = (machine: number) => number;

const asHere: RecordTime = (machine) => machine;

let there = asHere;
const listeners = new Set<() => void>();

function set(time: RecordTime): void {
  there = time;
  for (const listener of listeners) listener();
}

/** Has the page go by another clock than this machine's: that of a sandbox. Gives back how it ends. */
export function goByTime(time: RecordTime): () => void {
  set(time);
  return () => {
    if (there === time) set(asHere);
  };
}

/**
 * Milliseconds of now, or of another moment of this machine, as the page's records count them: what their times are
 * compared with. On the console's server, which shows no page, the machine's.
 */
export function timeThere(machine = Date.now()): number {
  return there(machine);
}

/** Calls back when the page goes by another clock from now on. Gives back how it ends. */
export function onRecordTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
