'use client';

import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/badge';
import { dealStates } from '@/lib/api/contract/deals';

type KnownState = (typeof dealStates)[number];

function isKnown(state: string): state is KnownState {
  return (dealStates as readonly string[]).includes(state);
}

/** The name of a deal's state; a state that only the server knows is called as it calls it. */
export function useStateName(): (state: string) => string {
  const t = useTranslations('pipelines');
  return (state) => (isKnown(state) ? t(`state.${state}`) : state);
}

const tones: Record<KnownState, Tone> = {
  abierto: 'accent',
  ganado: 'success',
  perdido: 'danger',
  papelera: 'neutral',
};

export function stateTone(state: string): Tone {
  return isKnown(state) ? tones[state] : 'neutral';
}
