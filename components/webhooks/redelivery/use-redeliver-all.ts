'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useTasks } from '@/components/jobs/tasks-context';
import { useTarget } from '@/components/session/session-context';
import type { Id } from '@/lib/api/loose';
import { isOpen, type TaskView } from '@/lib/jobs/task';
import { redeliverRun } from './redeliver-run';

const nothing: TaskView = { state: 'done', done: 0, total: 0, refused: 0, error: null };
const never = () => () => {};

/**
 * Delivers many again, with progress here and in the dock of tasks. It goes on when the page is left; closing the
 * tab stops it.
 */
export function useRedeliverAll() {
  const t = useTranslations('webhooks.bulk');
  const target = useTarget();
  const queryClient = useQueryClient();
  const { add } = useTasks();
  const [run, setRun] = useState<ReturnType<typeof redeliverRun>>();
  const view = useSyncExternalStore(run?.subscribe ?? never, run?.getView ?? (() => nothing), () => nothing);

  function start(rows: readonly { readonly id?: Id | undefined }[]) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const started = redeliverRun(ids, target, queryClient);
    setRun(started);
    add({ title: t('title', { count: ids.length }), task: started, fileName: 'redelivery' });
  }

  return {
    progress: run && { ...view, total: view.total ?? 0 },
    isRunning: run !== undefined && isOpen(view),
    start,
    cancel: () => run?.cancel(),
  };
}
