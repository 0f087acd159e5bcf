'use client';

import { useMemo, useState } from 'react';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import type { WorkflowRecord } from '@/components/workflows/records';
import { useVersions } from '@/components/workflows/versions/use-versions';

/** What the canvas is compared with, what is stored or a publication, and whether the canvas marks the changes. */
export function useComparison(record: WorkflowRecord, { isOpen }: { isOpen: boolean }) {
  const { workflowId } = useEditorScope();
  const stored = useEditor((state) => state.stored);
  const [chosen, choose] = useState<string>();
  const [isMarked, mark] = useState(false);
  const versions = useVersions(workflowId, record, { chosen, isOn: isOpen || chosen !== undefined });
  const { content } = versions;
  const base = useMemo<WorkflowDocument | undefined>(
    () => (chosen === undefined ? stored : content && { ...stored, ...content }),
    [chosen, stored, content],
  );
  return { versions, chosen, choose, isMarked, mark, base };
}
