'use client';

import { useMemo } from 'react';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Finding } from './findings';
import { toldFindings } from './told-findings';

/** What of the findings is said on cards and beside fields (`toldFindings`). */
export function useToldFindings(
  findings: readonly Finding[],
  document: WorkflowDocument,
): readonly Finding[] {
  const { index } = useEditorScope();
  const fresh = useEditor((state) => state.fresh);
  return useMemo(() => toldFindings(findings, document, index, fresh), [findings, document, index, fresh]);
}
