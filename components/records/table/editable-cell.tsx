'use client';

import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { lazy } from '@/components/ui/lazy';
import type { CellEdit } from './data-column';
import type { CellEditing, CellPlace } from './use-cell-edits';

const CellInput = lazy(() => import('./cell-input').then((module) => module.CellInput));

type EditableCellProps = {
  edit: CellEdit;
  place: CellPlace;
  edits: CellEditing;
  label: string;
  /** Amounts stand at the right edge of their column, so the pencil stands before them. */
  isAtEnd: boolean;
  isEditing: boolean;
  /** What was typed and is on its way. */
  sent: string | undefined;
  isTabStop: boolean;
  children: ReactNode;
};

/** A cell with the button that makes it a field; what is on its way is shown already. */
export function EditableCell(props: EditableCellProps) {
  const { edit, place, edits, label, isEditing, sent } = props;
  if (isEditing) {
    return (
      <CellInput
        edit={edit}
        label={label}
        onSave={(text, then) => edits.save(place, edit, text, then)}
        onCancel={() => edits.end(place)}
      />
    );
  }
  return (
    <span
      aria-busy={sent !== undefined || undefined}
      className={classNames(
        'inline-flex max-w-full items-center gap-1 aria-busy:text-ink-muted',
        props.isAtEnd && 'flex-row-reverse',
      )}
    >
      <span className="truncate">{sent === undefined ? props.children : (edit.show?.(sent) ?? sent)}</span>
      <button
        type="button"
        aria-label={edit.label}
        data-edit={place.column}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => edits.begin(place)}
        className="relative z-1 flex size-6 shrink-0 items-center justify-center rounded text-ink-faint opacity-0 hover:bg-hover hover:text-ink focus-visible:opacity-100 in-[[role=row]:hover]:opacity-100 pointer-coarse:opacity-100"
      >
        <Pencil aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
