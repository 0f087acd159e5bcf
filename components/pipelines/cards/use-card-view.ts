'use client';

import { useMemo } from 'react';
import { useKept } from '@/components/ui/use-kept';
import { type CardView, readView, writeView } from './card-view';

/** How this browser draws cards, and how to change that. */
export function useCardView(): [CardView, (view: CardView) => void] {
  const [kept, keep] = useKept('pipelines.cards');
  return [useMemo(() => readView(kept), [kept]), (view) => keep(writeView(view))];
}
