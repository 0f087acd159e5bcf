'use client';

import type { ReactNode } from 'react';
import { lazy } from '@/components/ui/lazy';
import type { CellEdit } from './data-column';
import { textCell } from './tracks';
import type { CellEditing, CellPlace } from './use-cell-edits';

const CellInput = lazy(() => import('./cell-input').then((module) => module.CellInput));

type EditableCellProps = {
  edit: CellEdit;
  place: CellPlace;
  edits: CellEditing;
  label: string;
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
    <>
      <span className={textCell}>{sent === undefined ? props.children : (edit.show?.(sent) ?? sent)}</span>
      <button
        type="button"
        aria-label={edit.label}
        data-edit={place.column}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => edits.begin(place)}
        className="pencil relative z-1 flex size-6 shrink-0 items-center justify-center rounded text-ink-faint hover:bg-hover hover:text-ink"
      />
    </>
  );
}
