'use client';

import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { PlanState } from '@/lib/configuration/plan';

const tones = {
  proposed: 'neutral',
  approved: 'accent',
  applying: 'accent',
  applied: 'success',
  partly: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<PlanState, Tone>;

/** How far a plan is. */
export function PlanStateBadge({ state }: { state: PlanState }) {
  const t = useTranslations('configuration.planState');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
