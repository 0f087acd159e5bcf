'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { keyOfRecord } from '@/components/records/record-link';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { RunStepRecord } from '@/components/workflows/records';
import { retryWorkflowRun } from '@/lib/api/contract/workflow-runs';
import type { Id } from '@/lib/api/loose';
import type { NodeCount } from './run-counts';
import { RunRow } from './run-row';
import { RunSteps } from './run-steps';
import { RunTotals } from './run-totals';
import { RunsFilterFields, useRunsFilter } from './runs-filter';
import { type ShownRun, sourceOfRun } from './shown-run';
import { useRun, useRunActs, useRunCounts, useRuns } from './use-runs';

type RunsPanelProps = {
  shown: ShownRun | undefined;
  onShow: (run: ShownRun | undefined) => void;
  onGo: (node: string) => void;
  /** What can be done with a step beside taking the run up from it. */
  stepActions: (step: RunStepRecord, node: string, run: ShownRun) => ReactNode;
  /** Draws the counts on the canvas, or takes them away. */
  onCounts: (counts: ReadonlyMap<string, NodeCount> | undefined) => void;
  isCounting: boolean;
};

/** The runs that there were: how many, which, and the path of the one that is opened. */
export function RunsPanel({ shown, onShow, onGo, stepActions, onCounts, isCounting }: RunsPanelProps) {
  const t = useTranslations('workflows.runs');
  const { workflowId } = useEditorScope();
  const mayAct = useCan(retryWorkflowRun);
  const filter = useRunsFilter();
  const list = useRuns(workflowId, filter.filter);
  const acts = useRunActs(workflowId);
  const { counts } = useRunCounts(workflowId, filter.filter.desde, !list.isMissing && !list.isPending);
  const [chosen, setChosen] = useState<Id>();
  const run = useRun(workflowId, chosen);
  // What was read before may be of a run that has gone on since.
  const data = run.isFetching ? undefined : run.data;
  const draw = useEffectEvent((id: Id, read: NonNullable<typeof data>) => {
    onShow({
      kind: 'run',
      title: t('run', { id: String(id) }),
      steps: read.pasos ?? [],
      source: sourceOfRun(read),
      endedRun: read.status === 'waiting' || read.status === 'running' ? undefined : id,
    });
    setChosen(undefined);
  });
  useEffect(() => {
    if (chosen !== undefined && data) draw(chosen, data);
  }, [chosen, data]);
  const mark = useEffectEvent(onCounts);
  useEffect(() => {
    if (isCounting && counts) mark(counts.byNode);
  }, [isCounting, counts]);

  const { runs } = list;
  const isFiltered = filter.period !== 'all' || filter.filter.status !== undefined;
  if (list.isMissing) return <p className="p-4 text-ink-muted">{t('missing')}</p>;
  return (
    <div className="space-y-4 p-4">
      {shown?.kind === 'run' && (
        <section className="space-y-2">
          <div className="flex items-center justify-between gap-2">
            <h2 className="font-semibold">{shown.title}</h2>
            <Button size="sm" onPress={() => onShow(undefined)}>
              {t('hide')}
            </Button>
          </div>
          <RunSteps
            steps={shown.steps}
            onGo={onGo}
            actions={(step, node) => (
              <>
                {mayAct && acts.canRetry && shown.endedRun !== undefined && (
                  <RetryStep
                    id={shown.endedRun}
                    node={node}
                    acts={acts}
                    onRetried={() => onShow(undefined)}
                  />
                )}
                {stepActions(step, node, shown)}
              </>
            )}
          />
        </section>
      )}
      <section className="space-y-2.5">
        <h2 className="font-semibold">{t('title')}</h2>
        <RunsFilterFields filter={filter} />
        {counts && (
          <RunTotals
            counts={counts}
            isMarked={isCounting}
            onMark={(isOn) => onCounts(isOn ? counts.byNode : undefined)}
          />
        )}
        {list.isPending ? (
          <LoadingState rows={3} />
        ) : list.error && runs.length === 0 ? (
          <ErrorState error={list.error} onRetry={list.retry} />
        ) : runs.length === 0 ? (
          <p className="text-ink-muted">{t(isFiltered ? 'noneOfFilter' : 'none')}</p>
        ) : (
          <ul className="divide-y" aria-label={t('title')}>
            {runs.map((one, place) => (
              <RunRow
                key={keyOfRecord(one, place)}
                run={one}
                acts={mayAct ? acts : undefined}
                isReading={one.id !== undefined && chosen === one.id && run.isFetching}
                onOpen={() => setChosen(one.id)}
              />
            ))}
          </ul>
        )}
        {list.hasMore && (
          <Button size="sm" isPending={list.isReadingMore} onPress={list.readMore}>
            {t('more')}
          </Button>
        )}
        <FormError error={run.error} />
      </section>
    </div>
  );
}

type RetryStepProps = {
  id: Id;
  node: string;
  acts: ReturnType<typeof useRunActs>;
  onRetried: () => void;
};

/** Begins a run anew at a step, with what the first one had. */
function RetryStep({ id, node, acts, onRetried }: RetryStepProps) {
  const t = useTranslations('workflows.runs');
  const [isAsking, setIsAsking] = useState(false);
  async function retry() {
    try {
      toastSuccess(t('retried'), undefined, await acts.retry(id, node));
      onRetried();
    } catch (error) {
      setIsAsking(false);
      toastError(error);
    }
  }
  return (
    <>
      <Button size="sm" onPress={() => setIsAsking(true)}>
        {t('retry')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('retryTitle')}
        confirmLabel={t('retryConfirm')}
        isPending={acts.isPending}
        onConfirm={() => void retry()}
      >
        <p>{t('retryText')}</p>
      </ConfirmDialog>
    </>
  );
}
