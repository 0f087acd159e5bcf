'use client';

import { useEffect } from 'react';
import { flowOf } from './document-flow';
import { diffDocuments } from './document-parts';
import { useDocument, useEditor, useEditorScope } from './editor-context';
import type { Finding } from './findings';
import type { Mark } from './marks';
import type { RunStepRecord } from './records';

type Sources = {
  readonly findings: readonly Finding[];
  readonly steps: readonly RunStepRecord[] | undefined;
  readonly matches: readonly string[] | undefined;
  readonly showsChanges: boolean;
};

/** Puts what validation, a run, a search and the comparison say on the cards. */
export function useMarks({ findings, steps, matches, showsChanges }: Sources) {
  const { marks } = useEditorScope();
  const document = useDocument();
  const stored = useEditor((state) => state.stored);

  useEffect(() => {
    const all = new Map<string, { -readonly [Field in keyof Mark]?: Mark[Field] }>();
    const of = (key: string) => {
      const mark = all.get(key) ?? {};
      all.set(key, mark);
      return mark;
    };
    for (const { card, level } of findings) {
      if (card === undefined) continue;
      const mark = of(card);
      if (level === 'error') mark.errors = (mark.errors ?? 0) + 1;
      else mark.warnings = (mark.warnings ?? 0) + 1;
    }
    for (const { node_id, status } of steps ?? []) {
      if (node_id !== undefined) of(String(node_id)).run = status ?? 'done';
    }
    if (matches) {
      const found = new Set(matches);
      for (const { key } of flowOf(document).cards) if (!found.has(key)) of(key).isDimmed = true;
    }
    if (showsChanges) {
      for (const { name, change } of diffDocuments(stored, document)) {
        const [kind, key] = name.split(' ');
        if ((kind === 'step' || kind === 'trigger') && key && change !== 'removed') of(key).change = change;
      }
    }
    marks.set(all);
  }, [marks, document, stored, findings, steps, matches, showsChanges]);
}
