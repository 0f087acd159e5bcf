'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { LazyMessages } from '@/components/session/lazy-messages';
import { LoadingState } from '@/components/ui/states';
import { type BlockIndex, emptyIndex } from '@/components/workflows/blocks/block-index';
import { useBlocks } from '@/components/workflows/blocks/use-blocks';
import FlowCanvas from '@/components/workflows/canvas/flow-canvas';
import { documentOf, type WorkflowDocument } from '@/components/workflows/document/document';
import { countChanges } from '@/components/workflows/document/document-parts';
import { WorkflowEditor } from '@/components/workflows/editor/editor';
import { EditorProvider, type EditorScope, useDocument } from '@/components/workflows/editor/editor-context';
import { Marks } from '@/components/workflows/editor/marks';
import { ChangeBadge } from '@/components/workflows/editor/node-marks';
import { useWordsOfNodes } from '@/components/workflows/editor/use-node-words';
import { useMarks } from '@/components/workflows/page/use-marks';
import type { Id } from '@/lib/api/loose';
import type { JsonObject } from '@/lib/contract/scalars';

export type ComparedProps = {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
};

const noIndex = emptyIndex();
const nothing: readonly never[] = [];
/** Names stand in the place of ids already. */
const nameOfItself = (_kind: unknown, id: Id) => String(id);

/** A workflow on the editor's canvas as it becomes, with what changes of it marked; it is only looked at. */
export function ComparedWorkflow(props: ComparedProps) {
  return (
    <LazyMessages area="editing">
      <LazyMessages area="workflows">
        <WithBlocks {...props} />
      </LazyMessages>
    </LazyMessages>
  );
}

function WithBlocks({ before, after }: ComparedProps) {
  const { index, error } = useBlocks();
  const shown = after ?? before;
  if (!shown || (!index && !error)) return <LoadingState />;
  return (
    <Drawn
      document={documentOf(shown)}
      base={before && after ? documentOf(before) : undefined}
      index={index ?? noIndex}
    />
  );
}

type DrawnProps = { document: WorkflowDocument; base: WorkflowDocument | undefined; index: BlockIndex };

function Drawn({ document, base, index }: DrawnProps) {
  const [editor] = useState(() => new WorkflowEditor(document));
  const [marks] = useState(() => new Marks());
  const words = useWordsOfNodes(index, nameOfItself);
  const scope = useMemo<EditorScope>(
    () => ({ editor, marks, words, index, workflowId: '', isReadOnly: true }),
    [editor, marks, words, index],
  );
  return (
    <EditorProvider scope={scope}>
      <MarkedCanvas base={base} />
    </EditorProvider>
  );
}

function MarkedCanvas({ base }: { base: WorkflowDocument | undefined }) {
  const t = useTranslations('workflows.changes');
  const document = useDocument();
  useMarks({
    document,
    base,
    findings: nothing,
    steps: undefined,
    matches: undefined,
    counts: undefined,
  });
  const counts = base ? countChanges(base, document) : [];
  return (
    <div className="space-y-2">
      {base && (
        <p className="flex flex-wrap gap-1.5">
          {counts.length === 0
            ? t('none')
            : counts.map(([change, count]) => (
                <ChangeBadge key={change} change={change}>
                  {t(`count.${change}`, { count })}
                </ChangeBadge>
              ))}
        </p>
      )}
      <div className="h-[min(36rem,70vh)] overflow-clip rounded-lg border bg-canvas">
        <FlowCanvas compared={base} />
      </div>
    </div>
  );
}
