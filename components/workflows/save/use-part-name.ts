'use client';

import { useTranslations } from 'next-intl';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';

/** What a part of a document is called: a step by its title, a connection by its ends, a field by its name. */
export function usePartName(base?: WorkflowDocument) {
  const t = useTranslations('workflows.part');
  const { editor, words } = useEditorScope();
  const document = useDocument();

  return (name: string): string => {
    const flows = [document, base ?? editor.state.stored, editor.state.stored].map(flowOf);
    const title = (key: string) => {
      const node = flows.map((flow) => flow.node(key)).find(Boolean);
      return node ? words.name(node) : key;
    };
    const [kind, ...rest] = name.split(' ');
    const key = rest.join(' ');
    if (kind === 'trigger' || kind === 'step') return `${title(key)} (${key.slice(0, 40)})`;
    const edge = flows.flatMap((flow) => flow.edges).find((one) => one.key === name);
    if (edge) return t('edge', { from: title(edge.source), to: title(edge.target) });
    if (name === 'nombre') return t('nombre');
    if (name === 'descripcion') return t('descripcion');
    if (name === 'graph.notes') return t('notes');
    return name.slice(0, 60);
  };
}
