'use client';

import { useTranslations } from 'next-intl';
import { useProblems } from './problem-watch';

/** The label of the problems' tab, with their number. */
export function ProblemCount({ label }: { label: string }) {
  const t = useTranslations('forms.problem');
  const problems = useProblems();
  if (problems.length === 0) return label;
  const isGrave = problems[0]!.level === 'error';
  return (
    <>
      {label}
      <span
        aria-label={t('count', { count: problems.length })}
        role="img"
        className={`rounded-full px-1.5 text-xs tabular-nums ${isGrave ? 'bg-danger-soft text-danger-ink' : 'bg-warning-soft text-warning-ink'}`}
      >
        {problems.length}
      </span>
    </>
  );
}
