import { processWide } from '@/lib/store/process-wide';

const open = processWide('open-streams', () => ({ closers: new Set<() => void>(), isWatching: false }));

/**
 * Remembers a stream that this process holds open, so that it ends when the process is told to stop: the server
 * waits for what is open, and a stream ends only by itself. Answers how to forget it.
 */
export function rememberStream(close: () => void): () => void {
  open.closers.add(close);
  if (!open.isWatching) {
    open.isWatching = true;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, closeAll);
  }
  return () => open.closers.delete(close);
}

/** How many this process holds open. */
export function openStreams(): number {
  return open.closers.size;
}

function closeAll(): void {
  for (const close of [...open.closers]) close();
}
