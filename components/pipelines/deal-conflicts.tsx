'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Conflict } from './deal-draft';

type DealConflictsProps = { conflicts: readonly Conflict[]; onTake: (conflict: Conflict) => void };

/** Fields that somebody else changed while they were being edited here. */
export function DealConflicts({ conflicts, onTake }: DealConflictsProps) {
  const t = useTranslations('pipelines');
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="space-y-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
      <p>{t('conflict.text')}</p>
      <ul className="space-y-1">
        {conflicts.map((conflict) => (
          <li key={conflict.field} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {t('conflict.theirs', {
                field: t(`field.${conflict.field}`),
                value: conflict.theirs === null || conflict.theirs === '' ? '—' : String(conflict.theirs),
              })}
            </span>
            <Button size="sm" onPress={() => onTake(conflict)}>
              {t('conflict.take')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
