'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Blank, useBlank } from '@/components/records/blank';
import { keyOfRecord } from '@/components/records/record-link';
import { useCan } from '@/components/session/session-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { RelativeInstant } from '@/components/ui/instant';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { useEditorScope, useIsDirty } from '@/components/workflows/editor/editor-context';
import { useRunWords } from '@/components/workflows/editor/use-run-words';
import type { RunStepRecord } from '@/components/workflows/records';
import { PreviewPicker, usePreview } from '@/components/workflows/steps/preview';
import { testWorkflow } from '@/lib/api/contract/workflow-runs';
import { hasId } from '@/lib/api/has-id';
import type { Id } from '@/lib/api/loose';
import { RunSteps } from './run-steps';
import { useRun, useRuns, useTestRun } from './use-runs';

/** What of a run is drawn on the canvas. */
export type ShownRun = { readonly title: string; readonly steps: readonly RunStepRecord[] };

type RunsPanelProps = {
  shown: ShownRun | undefined;
  onShow: (run: ShownRun | undefined) => void;
  onGo: (node: string) => void;
};

/** A dry run of the draft, and the runs that there were; the chosen one's path is drawn on the canvas. */
export function RunsPanel({ shown, onShow, onGo }: RunsPanelProps) {
  const t = useTranslations('workflows.runs');
  const { workflowId } = useEditorScope();
  const mayTest = useCan(testWorkflow);
  const { runs, isPending, isMissing, error, retry } = useRuns(workflowId);
  const status = useRunWords();
  const blank = useBlank();
  const [chosen, setChosen] = useState<Id>();
  const run = useRun(workflowId, chosen);
  const { data } = run;
  const draw = useEffectEvent((id: Id, read: NonNullable<typeof data>) => {
    onShow({ title: t('run', { id: String(id) }), steps: read.pasos ?? [] });
    setChosen(undefined);
  });
  useEffect(() => {
    if (chosen !== undefined && data) draw(chosen, data);
  }, [chosen, data]);

  return (
    <div className="space-y-4 p-4">
      {mayTest && <TestRun onShow={onShow} />}
      {shown && (
        <section className="space-y-2">
          <div className="flex items-center justify-between gap-2">
            <h2 className="font-semibold">{shown.title}</h2>
            <Button size="sm" onPress={() => onShow(undefined)}>
              {t('hide')}
            </Button>
          </div>
          <RunSteps steps={shown.steps} onGo={onGo} />
        </section>
      )}
      <section className="space-y-2">
        <h2 className="font-semibold">{t('title')}</h2>
        {isMissing ? (
          <p className="text-ink-muted">{t('missing')}</p>
        ) : isPending ? (
          <LoadingState rows={3} />
        ) : error && runs.length === 0 ? (
          <ErrorState error={error} onRetry={retry} />
        ) : runs.length === 0 ? (
          <p className="text-ink-muted">{t('none')}</p>
        ) : (
          <ul className="divide-y">
            {runs.map((one, place) => (
              <li key={keyOfRecord(one, place)} className="flex items-center gap-2 py-1.5">
                <Badge tone={status.tone(one.status)}>
                  {one.status === undefined ? <Blank of={one} field="status" /> : status.word(one.status)}
                </Badge>
                <span className="min-w-0 flex-1 truncate text-xs">
                  {one.trigger_type ?? <Blank of={one} field="trigger_type" />}
                </span>
                <span className="text-ink-muted text-xs">
                  {one.started_at ? (
                    <RelativeInstant value={one.started_at} />
                  ) : (
                    <Blank of={one} field="started_at" />
                  )}
                </span>
                <Button
                  size="sm"
                  isDisabled={!hasId(one)}
                  isPending={hasId(one) && chosen === one.id && run.isFetching}
                  onPress={() => setChosen(one.id)}
                  aria-label={t('show', { id: String(one.id ?? blank(one, 'id')) })}
                >
                  {t('showShort')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <FormError error={run.error} />
      </section>
    </div>
  );
}

function TestRun({ onShow }: { onShow: RunsPanelProps['onShow'] }) {
  const t = useTranslations('workflows.runs');
  const { workflowId } = useEditorScope();
  const { choice } = usePreview();
  const test = useTestRun(workflowId);
  const isDirty = useIsDirty();
  const { id } = choice;

  function run() {
    if (id === null) return;
    test.mutate(
      { kind: choice.kind, id },
      {
        onSuccess: ({ pasos, completado }) =>
          onShow({ title: t(completado === false ? 'testCut' : 'test'), steps: pasos ?? [] }),
      },
    );
  }

  if (test.isMissing) return <p className="text-ink-muted">{t('noTest')}</p>;
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">{t('testTitle')}</h2>
      <p className="text-ink-muted text-xs">{t('testText')}</p>
      <PreviewPicker />
      <FormError error={test.error} />
      <Button isDisabled={id === null || isDirty} isPending={test.isPending} onPress={run}>
        {t('testRun')}
      </Button>
      {isDirty && <p className="text-ink-muted text-xs">{t('saveFirst')}</p>}
    </section>
  );
}
