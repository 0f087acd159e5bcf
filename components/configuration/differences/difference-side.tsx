'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ChangedWords } from '@/components/editing/changed-words';
import { diffWords } from '@/components/editing/word-diff';
import { classNames } from '@/components/ui/class-names';
import type { Difference } from '@/lib/configuration/comparison';
import { isChoice } from './choices';
import { ValueText } from './value-text';

type DifferenceSideProps = {
  label: string;
  difference: Difference;
  shown: 'source' | 'target';
  /** It is what takes the other's place. */
  isAfter: boolean;
};

/** One side of a difference; of two texts the words that differ are marked. */
export function DifferenceSide({ label, difference, shown, isAfter }: DifferenceSideProps) {
  const t = useTranslations('configuration.difference');
  const { source, target, change } = difference;
  const [value, other] = shown === 'source' ? [source, target] : [target, source];
  const field = difference.path.at(-1);
  const [from, to] = isAfter ? [other, value] : [value, other];
  const parts = useMemo(
    () =>
      typeof from === 'string' && typeof to === 'string' && from && to && !isChoice(field, from)
        ? diffWords(from, to)
        : undefined,
    [from, to, field],
  );
  return (
    <div className={classNames('min-w-0', isAfter && 'sm:font-medium')}>
      <p className="text-ink-muted text-xs sm:sr-only">
        {change === 'order' ? t('orderOf', { label }) : label}
      </p>
      {parts ? (
        <ChangedWords parts={parts} side={isAfter ? 'after' : 'before'} />
      ) : (
        <ValueText value={value} field={difference.path.at(-1)} />
      )}
    </div>
  );
}
