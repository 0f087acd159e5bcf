'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { type Progress, standingOf } from './progress';

type CompareProgressProps = {
  progress: Progress;
  names: { readonly source: string; readonly target: string };
  onStop: () => void;
};

/** What has been read of both sides so far, in a line each. */
export function CompareProgress({ progress, names, onStop }: CompareProgressProps) {
  const t = useTranslations('configuration.compare.reading');
  const kinds = useTranslations('configuration.kinds');
  return (
    <section
      aria-label={t('title')}
      className="mx-4 mb-3 grid gap-x-6 gap-y-3 rounded-lg border bg-surface px-4 py-3 sm:mx-6 sm:grid-cols-[1fr_1fr_auto] sm:items-center"
    >
      {(['source', 'target'] as const).map((side) => {
        const { kind, read, all, kinds: begun, of } = standingOf(progress, side);
        return (
          <div key={side} className="min-w-0">
            <div className="mb-1.5 flex items-baseline gap-2">
              <span className="min-w-0 truncate font-medium">{names[side]}</span>
              <span className="ml-auto shrink-0 text-ink-muted text-xs tabular-nums">
                {kind ? t('kind', { kind: kinds(kind), count: read }) : t('begins')}
              </span>
            </div>
            <ProgressBar label={t('side', { name: names[side], count: all })} value={begun} max={of} />
          </div>
        );
      })}
      <Button size="sm" variant="ghost" onPress={onStop} className="justify-self-start">
        {t('stop')}
      </Button>
    </section>
  );
}
