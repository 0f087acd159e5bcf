'use client';

import { useTranslations } from 'next-intl';
import { useWithoutId } from '@/components/ui/without-id';
import { countUnlinked } from './hit';
import type { KindSearch } from './use-search';

/** Says which records were found and are not among the results, since nothing leads to them; nothing where it is none. */
export function useLeftOut(): (kinds: readonly KindSearch[]) => readonly string[] {
  const t = useTranslations('shell.palette');
  const withoutId = useWithoutId();
  return (kinds) => {
    const count = kinds.reduce((sum, { search, rows }) => sum + countUnlinked(search, rows), 0);
    const said = [
      withoutId(kinds.flatMap(({ rows }) => rows)),
      count > 0 ? t('unlinked', { count }) : undefined,
    ];
    return said.filter((text) => text !== undefined);
  };
}
