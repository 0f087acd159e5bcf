'use client';

import { useRef, useState } from 'react';

/** One piece of work at a time, the latest: whether it is under way, and what it failed with. */
export function useLatestWork() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const work = useRef<AbortController>(undefined);

  async function during(act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    setIsBusy(true);
    setError(null);
    try {
      await act(controller.signal);
    } catch (thrown) {
      if (!controller.signal.aborted) setError(thrown);
    } finally {
      if (work.current === controller) setIsBusy(false);
    }
  }

  function stop(): void {
    work.current?.abort();
    setError(null);
  }

  return { isBusy, error, during, stop };
}
