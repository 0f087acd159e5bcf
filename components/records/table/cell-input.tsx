'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChoiceOptions } from '@/components/records/fields/choice-options';
import { CellNote } from './cell-note';
import { checked } from './checked';
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
  const latest = useRef(text);
  const [issue, setIssue] = useState<string>();
  // A field that is taken away loses the focus too, and must not save then.
  const isOver = useRef(false);
  const isPointed = useRef(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => begun.prepare?.(), [begun]);

  async function save(then: AfterEdit, typed = text) {
    if (isOver.current) return;
    const answer = typed === begun.text ? {} : await checked(typed, begun.issueOf, () => latest.current);
    // Whoever types on while it is looked up is not done with it.
    if (!answer || isOver.current) return;
    if (answer.issue !== undefined) return setIssue(answer.issue);
    isOver.current = true;
    onSave(typed, then);
  }

  function type(typed: string) {
    latest.current = typed;
    setText(typed);
    setIssue(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    isPointed.current = false;
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

  const shared = {
    'aria-label': label,
    'aria-invalid': issue !== undefined,
    title: issue,
    value: text,
    onBlur: () => void save('leave'),
    onKeyDown,
    className:
      'relative z-1 h-7 w-full min-w-0 rounded border border-accent bg-surface px-1.5 text-inherit outline-none aria-invalid:border-danger aria-invalid:text-danger-ink',
  };
  if (begun.options || begun.choice) {
    return (
      <select
        {...shared}
        // biome-ignore lint/a11y/noAutofocus: as below
        autoFocus
        onPointerDown={() => {
          isPointed.current = true;
        }}
        onChange={(event) => {
          type(event.target.value);
          // Chosen by pointer it is chosen; keys go through what there is, and Enter takes it.
          if (isPointed.current) void save('stay', event.target.value);
        }}
      >
        {begun.options ?? <ChoiceOptions field={begun.choice!} value={begun.text} />}
      </select>
    );
  }
  return (
    <>
      <input
        {...shared}
        ref={inputRef}
        // biome-ignore lint/a11y/noAutofocus: the cell was just asked to be edited
        autoFocus
        type={edit.type ?? 'text'}
        inputMode={edit.inputMode}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => edit.type !== 'date' && event.target.select()}
      />
      {begun.noteOf && <CellNote anchor={inputRef}>{begun.noteOf(text)}</CellNote>}
    </>
  );
}
