'use client';

import { useSyncExternalStore } from 'react';

/** Files that were brought along: what they are called, and texts of YAML by their paths. */
export type KeptFiles = {
  /** Another one for each time that files were brought. */
  readonly id: number;
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
};

let kept: KeptFiles | undefined;
const listeners = new Set<() => void>();

/** Holds files for as long as the tab is open: from the list into a record, to a plan and back. */
export function keepFiles(files: Omit<KeptFiles, 'id'> | undefined): void {
  kept = files && { ...files, id: (kept?.id ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** The files that are held. */
export function useKeptFiles(): KeptFiles | undefined {
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
