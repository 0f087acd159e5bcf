'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAreaWords } from '@/components/navigation/use-area-words';
import type { KindSearch } from './use-search';

type KindFilterProps = {
  kinds: readonly KindSearch[];
  /** None chosen is all of them. */
  chosen: readonly string[];
  onChoose: (kinds: readonly string[]) => void;
};

/** Which kinds are shown, and how many of each were found; those without any are left out unless they are chosen. */
export function KindFilter({ kinds, chosen, onChoose }: KindFilterProps) {
  const t = useTranslations('search');
  const words = useAreaWords();
  const offered = kinds.filter(({ search, hits }) => hits.length > 0 || chosen.includes(search.of.name));
  const toggle = (kind: string) =>
    onChoose(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  if (offered.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t('kinds')}</legend>
      <Chip isOn={chosen.length === 0} onPress={() => onChoose([])}>
        {t('all')}
      </Chip>
      {offered.map(({ search, hits, searchOn }) => (
        <Chip
          key={search.of.name}
          isOn={chosen.includes(search.of.name)}
          onPress={() => toggle(search.of.name)}
        >
          <search.icon aria-hidden className="size-3.5 text-ink-muted" />
          {words.kind(search.of, 'many')}
          <span className="text-ink-muted tabular-nums">
            {searchOn ? t('atLeast', { count: hits.length }) : hits.length}
          </span>
        </Chip>
      ))}
    </fieldset>
  );
}

type ChipProps = { isOn: boolean; onPress: () => void; children: ReactNode };

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-xs hover:bg-hover aria-pressed:border-accent aria-pressed:bg-selected"
    >
      {children}
    </button>
  );
}
