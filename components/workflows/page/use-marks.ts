'use client';

import { useEffect } from 'react';
import type { Finding } from '@/components/workflows/checks/findings';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import { diffDocuments } from '@/components/workflows/document/document-parts';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Mark } from '@/components/workflows/editor/marks';
import type { RunStepRecord } from '@/components/workflows/records';
import { pathOf } from '@/components/workflows/runs/run-path';

type Sources = {
  readonly document: WorkflowDocument;
  readonly findings: readonly Finding[];
  readonly steps: readonly RunStepRecord[] | undefined;
  readonly matches: readonly string[] | undefined;
  readonly showsChanges: boolean;
};

/** Puts what validation, a run, a search and the comparison say on the nodes, and on the edges. */
export function useMarks({ document, findings, steps, matches, showsChanges }: Sources) {
  const { marks } = useEditorScope();
  const stored = useEditor((state) => state.stored);

  useEffect(() => {
    const all = new Map<string, { -readonly [Field in keyof Mark]?: Mark[Field] }>();
    const of = (key: string) => {
      const mark = all.get(key) ?? {};
      all.set(key, mark);
      return mark;
    };
    for (const { node, level } of findings) {
      if (node === undefined) continue;
      const mark = of(node);
      if (level === 'error') mark.errors = (mark.errors ?? 0) + 1;
      else mark.warnings = (mark.warnings ?? 0) + 1;
    }
    for (const { node_id, status } of steps ?? []) {
      if (node_id !== undefined) of(String(node_id)).run = status ?? 'done';
    }
    for (const edge of pathOf(flowOf(document), steps ?? [])) of(edge).run = 'done';
    if (matches) {
      const found = new Set(matches);
      for (const { key } of flowOf(document).nodes) if (!found.has(key)) of(key).isDimmed = true;
    }
    if (showsChanges) {
      for (const { name, kind, change } of diffDocuments(stored, document)) {
        if (change === 'removed') continue;
        if (kind === 'step' || kind === 'trigger') of(name.slice(kind.length + 1)).change = change;
        else if (kind === 'edge') of(name).change = change;
      }
    }
    marks.set(all);
  }, [marks, document, stored, findings, steps, matches, showsChanges]);
}
