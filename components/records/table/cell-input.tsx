'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import type { CellEdit } from './data-column';
import type { AfterEdit } from './use-cell-edits';

type CellInputProps = {
  edit: CellEdit;
  label: string;
  onSave: (text: string, then: AfterEdit) => void;
  onCancel: () => void;
};

/** The field that a cell becomes: Enter or leaving it saves, Tab goes on to the next one, Escape leaves it as it was. */
export function CellInput({ edit, label, onSave, onCancel }: CellInputProps) {
  // Of when it began: the record may be read anew meanwhile.
  const [begun] = useState(edit);
  const [text, setText] = useState(begun.text);
  const [issue, setIssue] = useState<string>();
  // A field that is taken away loses the focus too, and must not save then.
  const isOver = useRef(false);

  async function save(then: AfterEdit) {
    if (isOver.current) return;
    const wrong = text === begun.text ? undefined : await begun.issueOf(text);
    if (isOver.current) return;
    if (wrong !== undefined) return setIssue(wrong);
    isOver.current = true;
    onSave(text, then);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Enter') void save('stay');
    if (event.key === 'Tab') {
      event.preventDefault();
      void save(event.shiftKey ? 'previous' : 'next');
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    isOver.current = true;
    onCancel();
  }

  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the cell was just asked to be edited
      autoFocus
      type={edit.type ?? 'text'}
      inputMode={edit.inputMode}
      aria-label={label}
      aria-invalid={issue !== undefined}
      title={issue}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        setIssue(undefined);
      }}
      onFocus={(event) => edit.type !== 'date' && event.target.select()}
      onBlur={() => void save('leave')}
      onKeyDown={onKeyDown}
      className="relative z-1 h-7 w-full min-w-0 rounded border border-accent bg-surface px-1.5 text-inherit outline-none aria-invalid:border-danger aria-invalid:text-danger-ink"
    />
  );
}
