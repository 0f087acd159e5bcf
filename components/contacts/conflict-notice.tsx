'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Conflict } from './party-conflicts';

type ConflictNoticeProps = { conflicts: readonly Conflict[]; onTake: (conflict: Conflict) => void };

/** What somebody else changed in the same fields meanwhile. */
export function ConflictNotice({ conflicts, onTake }: ConflictNoticeProps) {
  const t = useTranslations('contacts');
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
      <p>{t('conflict.text')}</p>
      <ul className="mt-1 space-y-1">
        {conflicts.map((conflict) => (
          <li key={conflict.name} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-words">
              {t('conflict.theirs', {
                field: t(`field.${conflict.name}`),
                value: String(conflict.theirs ?? '—'),
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
