'use client';

import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { beginStep } from './step-under-way';
import { type StepName, stepPaths } from './steps';

type StepItemProps = {
  step: StepName;
  /** Undefined while it is not known. */
  isDone: boolean | undefined;
  connectionId: string;
};

/** A first step: done, or the way to where it is done. */
export function StepItem({ step, isDone, connectionId }: StepItemProps) {
  const t = useTranslations('welcome');
  const name = useTranslations('shell.welcome.steps')(step);
  if (isDone) {
    return (
      <li className="flex items-center gap-2.5 px-3 py-2 text-ink-muted">
        <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
        <span className="min-w-0 flex-1">{name}</span>
        <span className="text-xs">{t('done')}</span>
      </li>
    );
  }
  return (
    <li>
      <PageLink
        href={stepPaths[step]}
        onClick={() => beginStep(step, connectionId)}
        className="group flex items-start gap-2.5 px-3 py-2 hover:bg-hover"
      >
        <Circle
          aria-hidden
          className={`mt-px size-4.5 shrink-0 text-ink-faint ${isDone === undefined ? 'animate-pulse' : ''}`}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{name}</span>
          <span className="block text-ink-muted text-xs">{t(`steps.${step}`)}</span>
        </span>
        <ChevronRight
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-ink-faint group-hover:text-ink-muted"
        />
      </PageLink>
    </li>
  );
}
