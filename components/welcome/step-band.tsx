'use client';

import { ArrowLeft, CircleCheck, ListChecks, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { endStep, useStepUnderWay } from './step-under-way';
import { isStepDone, type StepName } from './steps';
import { useSteps } from './use-steps';

/** While a first step is under way on another page: which, whether it is done, and the way back. */
export function StepBand() {
  const step = useStepUnderWay(useSession().connection?.id);
  const isWelcome = usePathname() === '/overview';
  return step && !isWelcome ? <Band step={step} /> : null;
}

function Band({ step }: { step: StepName }) {
  const t = useTranslations('shell.welcome');
  const isDone = isStepDone(step, useSteps([step])) === true;
  const Icon = isDone ? CircleCheck : ListChecks;
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-10 shrink-0 items-center gap-x-3 border-b bg-surface px-4 py-1 text-sm sm:px-6"
    >
      <Icon aria-hidden className={`size-4 shrink-0 ${isDone ? 'text-success' : 'text-ink-muted'}`} />
      <p role="status" className="min-w-0 flex-1 truncate">
        {isDone ? t('done', { step: t(`steps.${step}`) }) : t(`steps.${step}`)}
      </p>
      <LinkButton href="/overview" size="sm" icon={<ArrowLeft aria-hidden />}>
        {t('back')}
      </LinkButton>
      <IconButton label={t('close')} icon={<X aria-hidden />} size="sm" onPress={endStep} />
    </section>
  );
}
