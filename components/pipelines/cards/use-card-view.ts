'use client';

import { useMemo } from 'react';
import { type CardView, readView, writeView } from './card-view';
import { useKept } from './use-kept';

/** How this browser draws cards, and how to change that. */
export function useCardView(): [CardView, (view: CardView) => void] {
  const [kept, keep] = useKept('pipelines.cards');
  return [useMemo(() => readView(kept), [kept]), (view) => keep(writeView(view))];
}
