'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession, useTarget } from '@/components/session/session-context';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { TestSource } from '@/components/workflows/runs/shown-run';
import { isMissingExtension } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { testWorkflow } from '@/lib/api/contract/workflow-runs';
import { browserStore } from '@/lib/records/browser-store';
import { bodyOfTest, type Tried } from './test-body';
import { noTests, type TestSet, type TestStart, testsOf, textOfTests } from './test-set';

export type Trying = ReturnType<typeof useTrying>;

/** Trying what is on the canvas, and the tests of the workflow that this browser keeps for the person. */
export function useTrying() {
  const { editor, workflowId } = useEditorScope();
  const target = useTarget();
  const [tests, change] = useTestSet(workflowId);
  const path = { wf_id: workflowId };
  const [isMissing, setIsMissing] = useState(false);
  function ask(start: TestStart, alone?: Tried['alone']) {
    const body = bodyOfTest({ ...start, document: editor.document, pins: tests.pins, alone });
    if (!body) throw new Error('A test was begun with nothing');
    return call(testWorkflow, { path, body }, target);
  }
  const mutation = useMutation({ mutationFn: (start: TestStart) => ask(start) });
  return {
    tests,
    change,
    /** The server has shown that it cannot. */
    isMissing: isMissing || isMissingExtension(mutation.error),
    isPending: mutation.isPending,
    error: mutation.error,
    run: mutation.mutateAsync,
    /** Tries one step; fails as a call does. */
    runAlone: async (source: TestSource, alone: NonNullable<Tried['alone']>) => {
      try {
        return await ask({ trigger: undefined, source }, alone);
      } catch (error) {
        if (isMissingExtension(error)) setIsMissing(true);
        throw error;
      }
    },
  };
}

function useTestSet(workflowId: string) {
  const { user, connection } = useSession();
  const key = `${user.id}/${connection?.id ?? ''}/${workflowId}`;
  const [tests, setTests] = useState<TestSet>(noTests);
  useEffect(() => {
    let isGone = false;
    void browserStore('workflow-tests')
      .get(key)
      .then((kept) => !isGone && setTests(testsOf(kept)));
    return () => {
      isGone = true;
    };
  }, [key]);

  function change(next: (set: TestSet) => TestSet): void {
    setTests(next);
    // Another tab may have kept cases of its own meanwhile.
    void browserStore('workflow-tests').change(key, (kept) => textOfTests(next(testsOf(kept))));
  }
  return [tests, change] as const;
}
