'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Conflict } from './conflicts';

type ConflictNoticeProps<Draft, Name extends keyof Draft> = {
  conflicts: readonly Conflict<Draft, Name>[];
  nameOf: (field: Name) => string;
  /** What they made of the field, where its value is not for people as it stands. */
  show?: (conflict: { readonly name: string; readonly theirs: unknown }) => ReactNode;
  onTake: (conflict: Conflict<Draft, Name>) => void;
};

/** Fields that somebody else changed while they were being edited here. */
export function ConflictNotice<Draft, Name extends keyof Draft & string>(
  props: ConflictNoticeProps<Draft, Name>,
) {
  const { conflicts, nameOf, onTake, show = textOf } = props;
  const t = useTranslations('shell.conflict');
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="space-y-2 rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
      <p>{t('text')}</p>
      <ul className="space-y-1">
        {conflicts.map((conflict) => (
          <li key={conflict.name} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {t.rich('theirs', { field: nameOf(conflict.name), value: () => show(conflict) as ReactNode })}
            </span>
            <Button size="sm" onPress={() => onTake(conflict)}>
              {t('take')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function textOf({ theirs }: { theirs: unknown }): string {
  return String(theirs ?? '') || '—';
}
