'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { toastError } from '@/components/ui/overlays/toast';
import { type ColumnKind, type ColumnState, readColumns, writeColumns } from '@/lib/records/column-state';
import { useViews } from './use-views';

/** How the signed-in user has the columns of a list, on every browser of theirs; `null` goes back to its own choice. */
export function useColumns(page: string, all: readonly ColumnKind[]) {
  const t = useTranslations('shell.columns');
  const { columns: stored, chooseColumns } = useViews(page);
  const state = useMemo(() => readColumns(all, stored), [all, stored]);
  const { mutate } = chooseColumns;
  const change = useCallback(
    (next: ColumnState | null) =>
      mutate(next && [...writeColumns(next)], { onError: (error) => toastError(error, t('notKept')) }),
    [mutate, t],
  );
  return { state, change };
}
