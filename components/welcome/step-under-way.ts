'use client';

import { useSyncExternalStore } from 'react';
import { type StepName, stepNames } from './steps';

const NAME = 'welcome-step';
const listeners = new Set<() => void>();

/** The step that this tab left the welcome for, and with which connection; undefined where it did not. */
export function useStepUnderWay(connectionId: string | undefined): StepName | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(NAME) ?? '',
    () => '',
  );
  const [step, of] = text.split(' ');
  return of === connectionId ? stepNames.find((name) => name === step) : undefined;
}

/** Remembers until the tab comes back, or is closed, what it left for. */
export function beginStep(step: StepName, connectionId: string): void {
  sessionStorage.setItem(NAME, `${step} ${connectionId}`);
  tell();
}

export function endStep(): void {
  sessionStorage.removeItem(NAME);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
