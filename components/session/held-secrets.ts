/**
 * Secrets that are shown once, in this page's memory alone, until somebody says that they are saved: whoever is led
 * away, by the browser's Back or by a key, finds them where they were.
 */
export function heldSecrets<Secret>() {
  const held = new Map<string, Secret>();
  const listeners = new Set<() => void>();
  /** The browser asks, in its words, before the tab is closed or loaded anew: then it is lost. */
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

  function changed(): void {
    if (held.size > 0) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
    for (const listener of listeners) listener();
  }

  return {
    of: (name: string): Secret | undefined => held.get(name),
    hold(name: string, secret: Secret): void {
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
}
