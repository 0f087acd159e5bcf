'use client';

import { ListChecks, Pause, Play, RotateCcw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { late } from '@/components/ui/late';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useErrorWords } from '@/components/ui/use-error-words';
import { isOpen, type TaskView } from '@/lib/jobs/task';
import { useIsLaneBusy } from './lane';
import { type StartedTask, useTasks } from './tasks-context';

const TaskResults = late(() => import('./task-results').then((module) => module.TaskResults));

/** One task: how far it is, why it stands still, and what can be done about it. */
export function TaskCard({ started }: { started: StartedTask }) {
  const t = useTranslations('shell.tasks');
  const { title, task, id } = started;
  const { dismiss } = useTasks();
  const view = useSyncExternalStore(task.subscribe, task.getView, task.getView);
  const [isResultsOpen, setIsResultsOpen] = useState(false);
  const hasEnded = !isOpen(view);
  const isLaneBusy = useIsLaneBusy(started.lane);

  return (
    <article aria-label={title} className="space-y-2 rounded-lg border bg-raised p-3 shadow-popover">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 font-medium">{title}</h2>
        {hasEnded && (
          <IconButton
            label={t('dismiss')}
            icon={<X aria-hidden />}
            size="sm"
            onPress={() => dismiss(id)}
            className="-mt-1 -mr-1"
          />
        )}
      </div>
      <ProgressBar label={title} value={view.done} max={view.total} isOver={hasEnded} />
      <p role="status" className="text-xs tabular-nums">
        <StateWords view={view} />
      </p>
      <ErrorWords view={view} />
      <div className="flex flex-wrap gap-2">
        {!hasEnded && view.state !== 'paused' && task.pause && (
          <Button size="sm" icon={<Pause aria-hidden />} onPress={task.pause}>
            {t('pause')}
          </Button>
        )}
        {view.state === 'paused' && task.resume && (
          <Button size="sm" variant="primary" icon={<Play aria-hidden />} onPress={task.resume}>
            {t('resume')}
          </Button>
        )}
        {!hasEnded && (
          <Button size="sm" onPress={task.cancel}>
            {t('cancel')}
          </Button>
        )}
        {hasEnded && view.refused + (view.unknown ?? 0) > 0 && task.retryRefused && (
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden />}
            isDisabled={isLaneBusy}
            onPress={task.retryRefused}
          >
            {t('retryRefused')}
          </Button>
        )}
        {task.results && view.done > 0 && (
          <Button size="sm" icon={<ListChecks aria-hidden />} onPress={() => setIsResultsOpen(true)}>
            {t('results')}
          </Button>
        )}
      </div>
      {!hasEnded && <p className="text-ink-muted text-xs">{t('tabHint')}</p>}
      {isResultsOpen && <TaskResults started={started} onClose={() => setIsResultsOpen(false)} />}
    </article>
  );
}

function StateWords({ view }: { view: TaskView }) {
  const t = useTranslations('shell.tasks');
  const { state, done, total, refused, unknown = 0 } = view;
  const counted = total === undefined ? t('rows', { done }) : t('of', { done, total });
  return (
    <>
      {counted}
      {refused > 0 && ` · ${t('refused', { count: refused })}`}
      {unknown > 0 && ` · ${t('unknown', { count: unknown })}`} · {t(`state.${state}`)}
    </>
  );
}

/** The reason of a standstill; of a task that goes on, the last refusal is found in its results. */
function ErrorWords({ view }: { view: TaskView }) {
  const t = useTranslations('ui');
  const words = useErrorWords();
  if (!view.error || view.state === 'running' || view.state === 'done') return null;
  const { message, requestId } = words(view.error);
  return (
    <p className="break-words rounded-md bg-warning-soft px-2 py-1 text-warning-ink text-xs">
      {message}
      {requestId && ` ${t('requestId', { id: requestId })}`}
    </p>
  );
}
