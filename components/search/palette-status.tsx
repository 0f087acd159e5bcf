'use client';

import { useTranslations } from 'next-intl';
import { useLeftOut } from './use-left-out';
import type { useSearch } from './use-search';
import { useSearchedWords } from './use-searched-words';

type PaletteStatusProps = { found: ReturnType<typeof useSearch>; isLooking: boolean };

/** What is still looked for, what could not be read, and how far lists were searched that the server does not search. */
export function PaletteStatus({ found, isLooking }: PaletteStatusProps) {
  const t = useTranslations('shell.palette');
  const searchedWords = useSearchedWords();
  const leftOut = useLeftOut();
  const { kinds, isAsked } = found;
  if (!isAsked) return null;
  const said = isLooking
    ? [t(found.isPaused ? 'waiting' : 'looking')]
    : [
        (found.error || kinds.some(({ error }) => error)) && t('partial'),
        ...kinds.map((kind) => kind.searchOn && searchedWords(kind)),
        ...leftOut(kinds),
      ];
  const text = said.filter(Boolean).join(' ');
  if (text === '') return null;
  return (
    <p role="status" className="border-t px-4 py-2 text-ink-muted text-xs">
      {text}
    </p>
  );
}
