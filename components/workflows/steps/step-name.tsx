'use client';

import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import type { Block } from '@/components/workflows/blocks/block-index';
import type { FlowNode } from '@/components/workflows/document/document-flow';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { setName } from '@/components/workflows/values/name-step';
import { isJsonObject } from '@/lib/json/same-json';

type StepNameProps = { node: FlowNode; block: Block | undefined };

function Name({ node, block }: StepNameProps) {
  const t = useTranslations('workflows.form');
  const { editor, isReadOnly } = useEditorScope();
  // Spaces at the end are typed on the way to the next word, and a name of spaces is none.
  const [typed, setTyped] = useState('');
  const label = node.label ?? '';
  const isTyping = typed.trim() === label.trim();
  if (!isJsonObject(node.raw) || (isReadOnly && label === '')) return null;
  return (
    <TextField
      label={t('name')}
      value={isTyping ? typed : label}
      placeholder={block?.name ?? node.subtype ?? node.type}
      maxLength={120}
      isReadOnly={isReadOnly}
      description={label === '' ? t('nameHint') : undefined}
      onChange={(name) => {
        setTyped(name);
        editor.edit('name', (at) => setName(at, node.key, name), `name ${node.key}`);
      }}
    />
  );
}

/** The name that the flow gives a step, beside what its block is called. Not drawn for what is typed elsewhere. */
export const StepName = memo(
  Name,
  (a, b) =>
    a.block === b.block &&
    a.node.key === b.node.key &&
    a.node.label === b.node.label &&
    a.node.opaque === b.node.opaque,
);
