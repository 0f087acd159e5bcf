import { serverNow } from '@/lib/api/server-clock';
import { readSeen, type Seen, sawAll } from '@/lib/conversations/unread';

const listeners = new Set<() => void>();
const known = new Map<string, { readonly text: string | null; readonly seen: Seen }>();

/** Told where this or another tab changes what was seen. */
export function subscribeToSeen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What was seen by that key; of a first visit, all that there was before it. The same object while nothing changes. */
export function seenBy(key: string): Seen {
  const text = localStorage.getItem(key);
  const last = known.get(key);
  if (last && (last.text === text || text === null)) return last.seen;
  const seen = readSeen(text) ?? sawAll(new Date(serverNow()).toISOString());
  known.set(key, { text, seen });
  return seen;
}

/** Keeps it. A browser that keeps nothing forgets it with the page. */
export function keepSeen(key: string, seen: Seen): void {
  const text = JSON.stringify(seen);
  known.set(key, { text, seen });
  try {
    localStorage.setItem(key, text);
  } catch {
    known.set(key, { text: null, seen });
  }
  for (const listener of listeners) listener();
}
