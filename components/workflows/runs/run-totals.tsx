'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Switch } from '@/components/ui/fields/switch';
import { RelativeInstant } from '@/components/ui/instant';
import { useRunWords } from '@/components/workflows/editor/use-run-words';
import type { useRunCounts } from './use-runs';

type RunTotalsProps = {
  counts: NonNullable<ReturnType<typeof useRunCounts>['counts']>;
  /** Whether the canvas shows them step by step. */
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
};

/** How many runs there were in the period, by status, and when the next wait ends. */
export function RunTotals({ counts, isMarked, onMark }: RunTotalsProps) {
  const t = useTranslations('workflows.runs');
  const words = useRunWords();
  return (
    <div className="space-y-2">
      {counts.byStatus.size > 0 && (
        <ul aria-label={t('totals')} className="flex flex-wrap gap-1">
          {[...counts.byStatus].map(([status, count]) => (
            <li key={status}>
              <Badge tone={words.tone(status)}>{t('total', { status: words.word(status), count })}</Badge>
            </li>
          ))}
        </ul>
      )}
      {counts.next && (
        <p className="text-ink-muted text-xs">
          {t('nextWait')} <RelativeInstant value={counts.next} />
        </p>
      )}
      <Switch isSelected={isMarked} onChange={onMark}>
        {t('mark')}
      </Switch>
    </div>
  );
}
