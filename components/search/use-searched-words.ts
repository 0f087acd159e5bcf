'use client';

import { useTranslations } from 'next-intl';
import { useAreaWords } from '@/components/navigation/use-area-words';
import type { KindSearch } from './use-search';

/** Says how far a list was searched here; undefined where the server searched all it has. */
export function useSearchedWords() {
  const t = useTranslations('shell.palette');
  const words = useAreaWords();
  return ({ search, searched, total, unread, isSearchedOut }: KindSearch): string | undefined => {
    const kind = words.kind(search.of, 'many');
    const left = unread > 0 && t('unread', { kind, count: unread });
    if (searched === undefined) return left || undefined;
    if (isSearchedOut) return t('searchedAll', { kind, searched });
    const far =
      total === undefined
        ? t('searchedFirst', { kind, searched })
        : t('searchedOf', { kind, searched, total });
    return left ? `${far} ${left}` : far;
  };
}
