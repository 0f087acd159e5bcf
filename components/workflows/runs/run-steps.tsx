'use client';

import { Pin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Blank, useNameOr } from '@/components/records/blank';
import { ReadingNotes } from '@/components/records/panel/reading-notes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Instant } from '@/components/ui/instant';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import { useRunWords } from '@/components/workflows/editor/use-run-words';
import type { RunStepRecord } from '@/components/workflows/records';
import { StepDetails } from './step-details';
import { isPinned } from './step-facts';

type RunStepsProps = {
  steps: readonly RunStepRecord[];
  onGo: (node: string) => void;
  /** What can be done with a step of what is on the canvas. */
  actions?: (step: RunStepRecord, node: string) => ReactNode;
};

/** The steps that a run took: what went in, what came out, time and error of each. */
export function RunSteps({ steps, onGo, actions }: RunStepsProps) {
  const t = useTranslations('workflows.runs');
  const { words } = useEditorScope();
  const nameOr = useNameOr();
  const status = useRunWords();
  const flow = flowOf(useDocument());
  if (steps.length === 0) return <p className="text-ink-muted">{t('noSteps')}</p>;
  return (
    <ol className="space-y-1" aria-label={t('steps')}>
      {steps.map((step, place) => {
        const key = String(step.node_id ?? '');
        const node = flow.node(key);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may be taken twice
          <li key={place} className="rounded-md border px-2 py-1.5">
            <details>
              <summary className="flex cursor-pointer items-center gap-2">
                <Badge tone={status.tone(step.status)}>
                  {step.status === undefined ? <Blank of={step} field="status" /> : status.word(step.status)}
                </Badge>
                <span className="min-w-0 flex-1 truncate">
                  {node ? words.name(node) : nameOr(step.subtype, step.node_id)}
                </span>
                {isPinned(step) && (
                  <Pin role="img" aria-label={t('pinned')} className="size-3.5 shrink-0 text-ink-muted" />
                )}
                {step.salida && <span className="text-ink-muted text-xs">{words.handle(step.salida)}</span>}
              </summary>
              <dl className="space-y-1 pt-1.5 text-xs">
                {step.started_at && (
                  <div className="flex gap-2">
                    <dt className="text-ink-muted">{t('time')}</dt>
                    <dd>
                      <Instant value={step.started_at} withSeconds />
                      {durationOf(step) !== undefined &&
                        ` · ${t('took', { milliseconds: durationOf(step)! })}`}
                    </dd>
                  </div>
                )}
                {step.error && (
                  <div>
                    <dt className="sr-only">{t('error')}</dt>
                    <dd className="text-danger-ink">{step.error}</dd>
                  </div>
                )}
              </dl>
              <StepDetails step={step} node={node} />
              <ReadingNotes record={step} />
              {node && (
                <div className="flex flex-wrap items-center gap-1 pt-1.5">
                  <Button size="sm" onPress={() => onGo(key)}>
                    {t('goTo')}
                  </Button>
                  {actions?.(step, key)}
                </div>
              )}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

function durationOf({ started_at, finished_at }: RunStepRecord): number | undefined {
  if (!started_at || !finished_at) return undefined;
  const milliseconds = Date.parse(finished_at) - Date.parse(started_at);
  return Number.isFinite(milliseconds) ? milliseconds : undefined;
}
