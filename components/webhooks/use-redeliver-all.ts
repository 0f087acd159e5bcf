'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { call } from '@/lib/api/client';
import { redeliver } from '@/lib/contract/webhooks';
import type { DeliveryRow } from './records';
import { type Progress, redeliverAll } from './redeliver-all';
import { refreshWebhooks } from './refresh-webhooks';

const pause = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000));

/** Delivers many again, with progress and a way to stop. Leaving the page stops it. */
export function useRedeliverAll() {
  const target = useTarget();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [isRunning, setIsRunning] = useState(false);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(rows: readonly DeliveryRow[]) {
    abort.current = new AbortController();
    setIsRunning(true);
    setProgress({ total: rows.length, done: 0, refused: [] });
    await redeliverAll(rows, {
      send: (sent) => call(redeliver, sent, target),
      onProgress: setProgress,
      signal: abort.current.signal,
      wait: pause,
    });
    setIsRunning(false);
    void refreshWebhooks(queryClient, target);
  }

  return { progress, isRunning, start, cancel: () => abort.current?.abort() };
}
