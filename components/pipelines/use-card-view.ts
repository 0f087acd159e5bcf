'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { type CardView, readView, writeView } from './card-view';

const NAME = 'pipelines.cards';
const listeners = new Set<() => void>();

/** How this browser draws cards, and how to change that. */
export function useCardView(): [CardView, (view: CardView) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(NAME) ?? '',
    () => '',
  );
  return [useMemo(() => readView(kept), [kept]), keep];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(view: CardView) {
  localStorage.setItem(NAME, writeView(view));
  for (const listener of listeners) listener();
}
