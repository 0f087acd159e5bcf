'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { emptyIndex } from '@/components/workflows/blocks/block-index';
import { useBlocks } from '@/components/workflows/blocks/use-blocks';
import { workflowsPath } from '@/components/workflows/paths';
import { getWorkflow } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { prepareCanvas } from './editor-frame';
import { WorkflowEditorView } from './workflow-editor-view';

const noIndex = emptyIndex();

/** Reads the workflow and the blocks; then one editor lives for as long as the page shows this workflow. */
export function WorkflowEditorPage({ id }: { id: string }) {
  const t = useTranslations('workflows.editor');
  // With the first drawing of the page, which is before its effects.
  useState(prepareCanvas);
  const stored = useQuery({
    ...queryOf(getWorkflow, { path: { wf_id: id } }, useTarget()),
    // What another page left in the cache may be old, and an editor must begin with what is stored.
    refetchOnMount: 'always',
  });
  const blocks = useBlocks();
  // A server without a list of blocks still has workflows: every step is then one that is not known.
  const index = blocks.index ?? (blocks.error ? noIndex : undefined);
  const isFresh = stored.isFetchedAfterMount;

  if (stored.data && index && (isFresh || stored.error)) {
    return (
      <WorkflowEditorView
        key={id}
        id={id}
        initial={stored.data}
        index={index}
        blocksError={blocks.error}
        onRetryBlocks={blocks.retry}
      />
    );
  }
  return (
    <>
      <PageHeader title={t('withId', { id })} back={{ href: workflowsPath, label: t('back') }} />
      <div className="px-4 sm:px-6">
        {stored.error ? (
          <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />
        ) : (
          <LoadingState rows={8} />
        )}
      </div>
    </>
  );
}
