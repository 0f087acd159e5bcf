'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { type ListReading, listCount } from './list-count';

type ListCountLineProps = {
  list: ListReading;
  /** Reads on where it has stopped by itself. */
  onReadOn?: (() => void) | undefined;
};

/** Above the rows of a list: how many records there are, as far as anybody can tell. */
export function ListCountLine({ list, onReadOn }: ListCountLineProps) {
  const t = useTranslations('ui.list');
  const ui = useTranslations('ui');
  if (list.isStale) return <p className="text-ink-muted text-xs">{ui('loading')}</p>;
  const { words, shown, read, isDoubtful } = listCount(list);
  return (
    <p
      // What a filter leaves is news; that a list grows as it is scrolled is not.
      role={list.isFiltered || isDoubtful ? 'status' : undefined}
      className={classNames(
        'text-xs tabular-nums',
        isDoubtful ? 'rounded-md bg-warning-soft px-3 py-2 text-warning-ink' : 'text-ink-muted',
      )}
    >
      {t(words, { shown, read })}{' '}
      {isDoubtful && onReadOn && (
        <Button size="sm" onPress={onReadOn}>
          {t('readOn')}
        </Button>
      )}
    </p>
  );
}
