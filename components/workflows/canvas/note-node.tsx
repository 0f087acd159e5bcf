'use client';

import type { NodeProps } from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { flowOf } from '@/components/workflows/document/document-flow';
import { setNoteText } from '@/components/workflows/document/document-notes';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusNode } from '@/components/workflows/editor/focus-node';
import { writeNote } from '@/components/workflows/editor/write-note';
import { MarkdownView } from '@/components/workflows/notes/markdown-view';
import type { NoteNode } from './canvas-node';

/** A note on the canvas: text that nothing runs, read as Markdown and written as plain text. */
function Note({ id, data: { note }, selected }: NodeProps<NoteNode>) {
  const t = useTranslations('workflows.node');
  const { editor, isReadOnly } = useEditorScope();
  // While it is written its text is the document's own: the drawing comes later than the next key.
  const written = useEditor((state) =>
    state.writing === id && !isReadOnly
      ? flowOf(state.history.present.document).notes.find(({ key }) => key === id)?.text
      : undefined,
  );
  const isWriting = written !== undefined;
  return (
    // Stands for the note where its text has not the focus, so that the keys of the canvas act on it.
    <fieldset
      aria-label={t('note')}
      data-node={id}
      tabIndex={-1}
      onDoubleClick={() => !isReadOnly && writeNote(editor, id)}
      className={classNames(
        'size-full overflow-hidden rounded-lg border bg-warning-soft p-2 text-warning-ink',
        selected || isWriting ? 'border-accent' : 'border-transparent',
      )}
    >
      {isWriting ? (
        <textarea
          aria-label={t('note')}
          data-note={id}
          value={written}
          placeholder={t('notePlaceholder')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') focusNode(id);
          }}
          onBlur={() => editor.state.writing === id && editor.set({ writing: undefined })}
          onChange={(event) => {
            const text = event.currentTarget.value;
            editor.edit('note', (at) => setNoteText(at, note, text), id);
          }}
          className="nodrag nowheel block size-full resize-none bg-transparent text-xs outline-none placeholder:text-warning-ink"
        />
      ) : (
        <div className="flow-note-text size-full overflow-y-auto">
          {note.text.trim() === '' ? (
            <p className="text-xs">{t('notePlaceholder')}</p>
          ) : (
            <MarkdownView source={note.text} />
          )}
        </div>
      )}
    </fieldset>
  );
}

export const NoteNodeView = memo(
  Note,
  (a, b) => a.id === b.id && a.data === b.data && a.selected === b.selected,
);
