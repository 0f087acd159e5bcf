'use client';

import type { NodeProps } from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { setNoteText } from '@/components/workflows/document/document-notes';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusNode } from '@/components/workflows/editor/focus-node';
import type { NoteNode } from './canvas-nodes';

/** A note on the canvas: text that nothing runs. */
function Note({ id, data: { note }, selected }: NodeProps<NoteNode>) {
  const t = useTranslations('workflows.node');
  const { editor, isReadOnly } = useEditorScope();
  return (
    // Stands for the note where its text has not the focus, so that the keys of the canvas act on it.
    <fieldset
      aria-label={t('note')}
      data-node={id}
      tabIndex={-1}
      className={classNames(
        'size-full rounded-lg border bg-warning-soft p-2 text-warning-ink',
        selected ? 'border-accent' : 'border-transparent',
      )}
    >
      <textarea
        aria-label={t('note')}
        data-note={id}
        value={note.text}
        readOnly={isReadOnly}
        placeholder={t('notePlaceholder')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') focusNode(id);
        }}
        onChange={(event) => {
          const text = event.currentTarget.value;
          editor.edit('note', (at) => setNoteText(at, note, text), id);
        }}
        className="nodrag nowheel block size-full resize-none bg-transparent text-xs placeholder:text-warning-ink"
      />
    </fieldset>
  );
}

export const NoteNodeView = memo(
  Note,
  (a, b) => a.id === b.id && a.data === b.data && a.selected === b.selected,
);
