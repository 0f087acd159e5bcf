'use client';

import { useTranslations } from 'next-intl';
import { keyLabel } from '@/components/workflows/blocks/readable';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import { type FieldChange, textOfField } from '@/components/workflows/document/field-changes';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Json } from '@/lib/contract/scalars';

const known = [
  'label',
  'nombre',
  'type',
  'subtype',
  'position',
  'source',
  'target',
  'source_handle',
] as const;

/** What a field of a part is called, and its value in words: keys of a step by its block, ends of connections by their steps. */
export function useFieldName(base?: WorkflowDocument) {
  const t = useTranslations('workflows.changes');
  const { editor, index, words } = useEditorScope();

  function name(part: string, { path }: FieldChange): string {
    const [first = '', second, ...rest] = path;
    const key = part.slice(part.indexOf(' ') + 1);
    const documents = [editor.document, editor.state.stored, ...(base ? [base] : [])];
    const node = documents.flatMap((at) => flowOf(at).node(key) ?? [])[0];
    if (first === 'config' && second !== undefined) {
      const found = node && index.blockOf(node)?.keys.find((one) => one.key === second);
      return [found ? keyLabel(found) : second, ...rest].join(' · ');
    }
    if (isKnown(first)) return [t(`field.${first}`), ...path.slice(1)].join(' · ');
    return path.length === 0 ? t('field.value') : path.join(' · ');
  }

  function text({ path: [first] }: FieldChange, value: Json | undefined): string {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (first === 'source_handle' && typeof value === 'string') return words.handle(value);
    const node =
      first === 'source' || first === 'target' ? flowOf(editor.document).node(String(value)) : undefined;
    return node ? words.title(node) : textOfField(value);
  }

  return { name, text };
}

const isKnown = (name: string): name is (typeof known)[number] => (known as readonly string[]).includes(name);
