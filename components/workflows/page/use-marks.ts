'use client';

import { useEffect } from 'react';
import type { Finding } from '@/components/workflows/checks/findings';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import { diffDocuments } from '@/components/workflows/document/document-parts';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Mark } from '@/components/workflows/editor/marks';
import type { RunStepRecord } from '@/components/workflows/records';
import { edgeCounts, type NodeCount } from '@/components/workflows/runs/run-counts';
import { pathOf } from '@/components/workflows/runs/run-path';

type Sources = {
  readonly document: WorkflowDocument;
  readonly findings: readonly Finding[];
  readonly steps: readonly RunStepRecord[] | undefined;
  readonly matches: readonly string[] | undefined;
  /** Of the runs of a period, by node. */
  readonly counts: ReadonlyMap<string, NodeCount> | undefined;
  /** What changes are marked against; undefined where they are not. */
  readonly base: WorkflowDocument | undefined;
};

/** Puts what validation, a run, a search and the comparison say on the nodes, and on the edges. */
export function useMarks({ document, findings, steps, matches, counts, base }: Sources) {
  const { marks } = useEditorScope();

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
    const flow = flowOf(document);
    const taken = pathOf(flow, steps ?? []);
    for (const edge of taken) of(edge).run = 'done';
    if (steps) {
      const reached = new Set(steps.map(({ node_id }) => String(node_id ?? '')));
      const begins = new Set(flow.edges.filter(({ key }) => taken.has(key)).map(({ source }) => source));
      for (const { key } of flow.nodes) if (!reached.has(key) && !begins.has(key)) of(key).isDimmed = true;
      for (const { key } of flow.edges) if (!taken.has(key)) of(key).isDimmed = true;
    }
    if (counts) {
      for (const { key, list } of flow.nodes) {
        const count = counts.get(key);
        if (list === 'nodes')
          Object.assign(of(key), {
            entered: count?.entered ?? 0,
            failures: count?.failed ?? 0,
            waiting: count?.waiting ?? 0,
          });
      }
      for (const [edge, entered] of edgeCounts(flow, counts)) of(edge).entered = entered;
    }
    if (matches) {
      const found = new Set(matches);
      for (const { key } of flowOf(document).nodes) if (!found.has(key)) of(key).isDimmed = true;
    }
    if (base) {
      for (const { name, kind, change } of diffDocuments(base, document)) {
        if (change === 'removed') continue;
        if (kind === 'step' || kind === 'trigger') of(name.slice(kind.length + 1)).change = change;
        else if (kind === 'edge') of(name).change = change;
      }
    }
    marks.set(all);
  }, [marks, document, base, findings, steps, matches, counts]);
}
