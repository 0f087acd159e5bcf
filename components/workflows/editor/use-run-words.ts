'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Tone } from '@/components/ui/badge';

const tones = {
  done: 'success',
  completed: 'success',
  failed: 'danger',
  waiting: 'accent',
  running: 'accent',
  skipped: 'warning',
  simulated: 'neutral',
  stopped: 'neutral',
} as const satisfies Record<string, Tone>;

const isKnown = (status: string | undefined): status is keyof typeof tones =>
  status !== undefined && Object.hasOwn(tones, status);

/** The status of a run or of one of its steps: its word and its colour; one that is new is shown as it came. */
export function useRunWords() {
  const t = useTranslations('workflows.runs.status');
  return useMemo(
    () => ({
      word: (status: string | undefined): string => (isKnown(status) ? t(status) : (status ?? '—')),
      tone: (status: string | undefined): Tone => (isKnown(status) ? tones[status] : 'neutral'),
    }),
    [t],
  );
}
