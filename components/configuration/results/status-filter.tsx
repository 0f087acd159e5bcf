'use client';

import { useTranslations } from 'next-intl';
import { type ShownState, shownStates } from '@/components/configuration/compare/compare-address';
import type { Counts } from './result-rows';

type StatusFilterProps = {
  counts: Counts;
  value: ShownState | '';
  onChange: (value: ShownState | '') => void;
};

const all = ['', ...shownStates] as const;

/** Which records are shown, and how many there are of each: what there is none of is left out. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const t = useTranslations('configuration.compare');
  const isShown = (show: ShownState | '') => show === '' || show === value || counts[show] > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around buttons in a line
    <div
      role="group"
      aria-label={t('show')}
      className="flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 sm:flex-wrap"
    >
      {all.filter(isShown).map((show) => (
        <button
          key={show}
          type="button"
          aria-pressed={show === value}
          onClick={() => onChange(show)}
          className="inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border bg-surface px-3 text-ink-muted hover:bg-hover hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink pointer-coarse:h-10"
        >
          {t(show === '' ? 'filter.all' : `filter.${show}`)}
          <span className="tabular-nums">{counts[show === '' ? 'all' : show]}</span>
        </button>
      ))}
    </div>
  );
}
