'use client';

import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RowSelection } from '@/components/records/table/row-selection';
import { Button } from '@/components/ui/button';

type DeliverySelectionBarProps = {
  selection: RowSelection;
  /** There is more than what is read. */
  hasMore: boolean;
  isFiltered: boolean;
  onRedeliver: () => void;
};

/** What is chosen, and what can be done with it. */
export function DeliverySelectionBar(props: DeliverySelectionBarProps) {
  const { selection, hasMore, isFiltered, onRedeliver } = props;
  const t = useTranslations('webhooks.selection');
  if (selection.keys.size === 0 && !selection.isRule) return null;
  return (
    <section
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-accent bg-selected px-3 py-1.5"
    >
      <p className="mr-auto font-medium">
        {selection.isRule
          ? t(isFiltered ? 'rule' : 'everything')
          : t('chosen', { count: selection.keys.size })}
      </p>
      {!selection.isRule && hasMore && (
        <Button size="sm" variant="ghost" onPress={selection.chooseRule}>
          {t(isFiltered ? 'chooseRule' : 'chooseEverything')}
        </Button>
      )}
      <Button size="sm" variant="ghost" onPress={selection.clear}>
        {t('clear')}
      </Button>
      <Button size="sm" variant="primary" icon={<RotateCw aria-hidden />} onPress={onRedeliver}>
        {t('redeliver')}
      </Button>
    </section>
  );
}
