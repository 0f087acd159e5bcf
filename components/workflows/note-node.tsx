'use client';

import type { NodeProps } from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { NoteNode } from './canvas-nodes';
import { setNoteText } from './document-notes';
import { useEditorScope } from './editor-context';

/** A note on the canvas: text that nothing runs. */
function Note({ id, data: { note }, selected }: NodeProps<NoteNode>) {
  const t = useTranslations('workflows.card');
  const { editor, isReadOnly } = useEditorScope();
  return (
    <div
      className={classNames(
        'w-60 rounded-lg border bg-warning-soft p-2 text-warning-ink',
        selected ? 'border-accent' : 'border-transparent',
      )}
    >
      <textarea
        aria-label={t('note')}
        data-note={id}
        value={note.text}
        rows={4}
        readOnly={isReadOnly}
        placeholder={t('notePlaceholder')}
        onKeyDown={(event) => {
          // Out of the text, so that the keys of the canvas act on the note.
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        onChange={(event) => {
          const text = event.currentTarget.value;
          editor.edit('note', (at) => setNoteText(at, note, text), id);
        }}
        className="nodrag nowheel block w-full resize-none bg-transparent text-xs placeholder:text-warning-ink"
      />
    </div>
  );
}

export const NoteNodeView = memo(
  Note,
  (a, b) => a.id === b.id && a.data === b.data && a.selected === b.selected,
);
