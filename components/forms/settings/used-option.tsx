'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { titleOf } from '@/components/forms/checks/problem';
import type { Use } from '@/components/forms/document/references';
import { Button } from '@/components/ui/button';

/** Says where an option is used before it goes, and offers to take the comparisons with it away too. */
export function UsedOption({
  option,
  uses,
  onRemove,
  onCancel,
}: {
  option: string;
  uses: readonly Use[];
  onRemove: (withRules: boolean) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('forms.settings');
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  const names = [...new Set(uses.flatMap((use) => (use.by === 'rule' ? [titleOf(use.field)] : [])))];
  return (
    <fieldset
      ref={group}
      aria-label={t('usedOption', { option })}
      className="space-y-2 rounded-md border border-warning bg-warning-soft p-2.5 text-xs"
    >
      <p>{t('usedBy', { option, names: names.join(', ') })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="danger" onPress={() => onRemove(true)}>
          {t('removeWithConditions')}
        </Button>
        <Button size="sm" onPress={() => onRemove(false)}>
          {t('removeOnly')}
        </Button>
        <Button size="sm" variant="ghost" onPress={onCancel}>
          {t('keep')}
        </Button>
      </div>
    </fieldset>
  );
}
