'use client';

import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useInstants } from '@/components/session/use-instants';
import { classNames } from '@/components/ui/class-names';
import type { Facts, Step } from '@/lib/connection/diagnosis';

const looks = {
  ok: { icon: CircleCheck, tone: 'text-success' },
  warning: { icon: CircleAlert, tone: 'text-warning' },
  failed: { icon: CircleX, tone: 'text-danger' },
} as const;

/** The way to the server, step by step, and what was seen at each. */
export function DiagnosisSteps({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('settings.connections');
  const wordsOf = useSeenWords();
  return (
    <ol aria-label={t('stepsTitle')} className="space-y-1 text-ink text-xs">
      {steps.map((step) => {
        const { icon: Icon, tone } = looks[step.state];
        return (
          <li key={step.step} className="grid grid-cols-[0.875rem_5.5rem_1fr] gap-x-1.5">
            <Icon aria-hidden className={classNames('mt-px size-3.5', tone)} />
            <span className="font-medium">
              {t(`step.${step.step}`)}
              <span className="sr-only"> ({t(`stepState.${step.state}`)})</span>
            </span>
            <span className="min-w-0 break-words text-ink-muted">{wordsOf(step)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function useSeenWords(): (step: Step) => string {
  const t = useTranslations('settings.connections.seen');
  const { toTheMinute } = useInstants();
  return ({ step, seen, facts }) => {
    // The words are typed by what may be seen at which step, which a union of all steps no longer tells apart.
    const say = t as unknown as (key: string, values: Facts) => string;
    return say(`${step}.${seen}`, readable(facts, toTheMinute));
  };
}

/** A moment in the page's zone; `none` for an empty text, by which the words choose. */
function readable(facts: Facts, toTheMinute: (at: string) => string): Facts {
  const texts = Object.entries(facts).map(([name, value]) => {
    if (value === '') return [name, 'none'];
    return [name, (name === 'from' || name === 'until') && value !== '' ? toTheMinute(String(value)) : value];
  });
  return Object.fromEntries(texts);
}
