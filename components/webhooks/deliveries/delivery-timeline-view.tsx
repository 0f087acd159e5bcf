'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CopiedMoment } from '@/components/webhooks/copied-moment';
import { Moment } from '@/components/webhooks/moment';
import type { DeliveryRecord } from '@/lib/api/records';
import { causeOf } from './attempt-cause';
import { AttemptDetail } from './attempt-detail';
import { CauseWords } from './cause-words';
import { type TimelineStep, timelineOf } from './delivery-timeline';

const dots: Record<TimelineStep['kind'], string> = {
  emitted: 'bg-ink-faint',
  queued: 'bg-ink-faint',
  cloned: 'bg-ink-faint',
  attempt: 'bg-warning',
  unrecorded: 'bg-warning',
  next: 'border-2 border-accent bg-surface',
  delivered: 'bg-success',
  failed: 'bg-danger',
  held: 'bg-warning',
};

/** What happened to the delivery, in order, and what happens next. */
export function DeliveryTimeline({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.timeline');
  const steps = timelineOf(delivery);
  if (steps.length === 0) return <p className="text-ink-muted">{t('nothing')}</p>;
  return (
    <ol className="space-y-4 border-l pl-4">
      {steps.map((step) => (
        <li key={step.kind === 'attempt' ? `attempt ${step.number}` : step.kind} className="relative">
          <span
            aria-hidden
            className={classNames('-left-[1.3125rem] absolute top-1.5 size-2.5 rounded-full', dotOf(step))}
          />
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

function dotOf(step: TimelineStep): string {
  if (step.kind !== 'attempt') return dots[step.kind];
  return step.cause === 'delivered' ? 'bg-success' : 'bg-danger';
}

function Step({ step }: { step: TimelineStep }) {
  const t = useTranslations('webhooks.timeline');
  switch (step.kind) {
    case 'attempt':
      return <AttemptDetail step={step} />;
    case 'unrecorded':
      return (
        <Line title={t('unrecorded', { count: step.count })}>
          <CauseWords cause={causeOf({ status: undefined, error: step.error })} error={step.error} />
        </Line>
      );
    case 'failed':
    case 'held':
      return (
        <Line title={t(step.kind)}>
          <p className="text-ink-muted">{t(`hint.${step.kind}`)}</p>
        </Line>
      );
    default:
      return (
        <Line title={t(step.kind)}>
          <p className="text-ink-muted text-xs">
            <CopiedMoment at={step.at} />
            {step.kind === 'next' && step.at && (
              <>
                {' · '}
                <Moment at={step.at} />
              </>
            )}
          </p>
        </Line>
      );
  }
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      {children}
    </div>
  );
}
