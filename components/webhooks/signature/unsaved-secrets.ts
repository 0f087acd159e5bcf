import type { SecretReply } from './secret-reply';

/** A secret that was shown and of which nobody has said yet that it is saved. */
export type UnsavedSecret = { readonly act: 'created' | 'rotated'; readonly shown: SecretReply };

const held = new Map<string, UnsavedSecret>();
const listeners = new Set<() => void>();

/** The browser asks, in its words, before the tab is closed or loaded anew: then it is lost. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

function changed(): void {
  if (held.size > 0) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
  for (const listener of listeners) listener();
}

/**
 * Secrets that are shown once, in this page's memory alone, until somebody says that they are saved: whoever is led
 * away, by the browser's Back or by a key, finds them where they were.
 */
export const unsavedSecrets = {
  of: (name: string): UnsavedSecret | undefined => held.get(name),
  hold(name: string, secret: UnsavedSecret): void {
    held.set(name, secret);
    changed();
  },
  forget(name: string): void {
    if (held.delete(name)) changed();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
