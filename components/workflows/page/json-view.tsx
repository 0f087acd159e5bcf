'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { JsonDraft } from '@/components/editing/json-draft';
import { ReadingNotes } from '@/components/records/panel/reading-notes';
import { useTarget } from '@/components/session/session-context';
import { type FlowProblem, flowOf } from '@/components/workflows/document/document-flow';
import { contentJson } from '@/components/workflows/document/typed-json';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import { getWorkflow } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';

/** The whole content as JSON: where a graph cannot be drawn this is the editor, with the reason above it. */
export function JsonView() {
  const t = useTranslations('workflows.json');
  const { editor, workflowId, isReadOnly } = useEditorScope();
  // The page reads it; here only what was read is wanted.
  const asked = queryOf(getWorkflow, { path: { wf_id: workflowId } }, useTarget());
  const { data } = useQuery({ ...asked, enabled: false });
  const document = useDocument();
  const { problem } = flowOf(document);

  function apply(value: Json) {
    if (!isJsonObject(value)) return editor.say(t('notObject'));
    const { nombre, descripcion, graph, triggers, settings } = value;
    const parts = { nombre, descripcion, graph, triggers, settings };
    const given = Object.entries(parts).filter(([, part]) => part !== undefined);
    editor.edit('json', (at) => ({ ...at, ...Object.fromEntries(given) }));
    editor.say(t('applied'));
  }

  return (
    <div className="size-full space-y-3 overflow-y-auto p-4">
      {problem && <ProblemNote problem={problem} />}
      {data && <ReadingNotes record={data} />}
      <JsonDraft
        editor={editor}
        subject="workflow"
        label={t('label')}
        value={contentJson(document)}
        onApply={apply}
        isReadOnly={isReadOnly}
        height="60vh"
      />
    </div>
  );
}

function ProblemNote({ problem }: { problem: FlowProblem }) {
  const t = useTranslations('workflows.json');
  return (
    <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
      {t('problem', { part: problem, shape: problem === 'graph' ? t('object') : t('list') })}
    </p>
  );
}
