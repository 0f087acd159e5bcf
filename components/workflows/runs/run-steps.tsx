'use client';

import { useTranslations } from 'next-intl';
import { Blank, useNameOr } from '@/components/records/blank';
import { ReadingNotes } from '@/components/records/panel/reading-notes';
import { Badge } from '@/components/ui/badge';
import { Instant } from '@/components/ui/instant';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import { useRunWords } from '@/components/workflows/editor/use-run-words';
import type { RunStepRecord } from '@/components/workflows/records';
import { rawOf } from '@/lib/api/tolerant';

/** The steps that a run took: input, output, time and error of each. */
export function RunSteps({ steps, onGo }: { steps: readonly RunStepRecord[]; onGo: (node: string) => void }) {
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
                  {node ? words.title(node) : nameOr(step.subtype, step.node_id)}
                </span>
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
                <Value label={t('input')} value={step.entrada} />
                <Value label={t('output')} value={step.detalle} />
              </dl>
              <ReadingNotes record={step} />
              {node && (
                <button type="button" className="text-accent-ink text-xs underline" onClick={() => onGo(key)}>
                  {t('goTo')}
                </button>
              )}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

function Value({ label, value }: { label: string; value: unknown }) {
  if (value === undefined || value === null) return null;
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd>
        <pre className="max-h-40 overflow-auto whitespace-pre-wrap break-words rounded bg-sunken p-1.5 font-mono">
          {JSON.stringify(rawOf(value), null, 2)}
        </pre>
      </dd>
    </div>
  );
}

function durationOf({ started_at, finished_at }: RunStepRecord): number | undefined {
  if (!started_at || !finished_at) return undefined;
  const milliseconds = Date.parse(finished_at) - Date.parse(started_at);
  return Number.isFinite(milliseconds) ? milliseconds : undefined;
}
