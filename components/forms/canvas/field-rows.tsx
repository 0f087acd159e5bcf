'use client';

import { Fragment, memo } from 'react';
import type { FieldView } from '@/components/forms/document/fields';
import { endOf, placeOfField } from '@/components/forms/document/steps';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { focusRow } from '@/components/forms/editor/focus-row';
import type { FormEditorState } from '@/components/forms/editor/form-editor';
import { AddLine } from './add-line';
import { FieldRow, type RowActs } from './field-row';
import type { RowWords } from './row-words';

/** So many rows are looked at together: a key changes one field, and of the others not even the props are compared. */
const TOGETHER = 20;

type FieldRowsProps = Pick<FormEditorState, 'current' | 'selection' | 'editing' | 'adding'> & {
  fields: readonly FieldView[];
  step: number;
  /** The place of the first in its step, and how many of the form stand before it. */
  at: number;
  before: number;
  count: number;
  /** The field at which Tab stops. */
  stop: string | undefined;
  isReadOnly: boolean;
  words: RowWords;
  acts: RowActs;
};

/** The fields of a step. */
export function FieldRows({ fields, before, ...props }: Omit<FieldRowsProps, 'at'>) {
  const groups = Array.from({ length: Math.ceil(fields.length / TOGETHER) }, (_, group) => group * TOGETHER);
  return groups.map((at) => (
    <RowGroup key={at} {...props} fields={fields.slice(at, at + TOGETHER)} at={at} before={before + at} />
  ));
}

const RowGroup = memo(function RowGroup(props: FieldRowsProps) {
  const { fields, step, at, before, count, current, selection, editing, adding, stop, ...row } = props;
  return fields.map((field, index) => (
    <Fragment key={field.key}>
      <FieldRow
        {...row}
        field={field}
        step={step}
        at={at + index}
        place={before + index + 1}
        count={count}
        isCurrent={field.key === current}
        isSelected={selection.has(field.key)}
        isStop={field.key === stop}
        editing={editing?.field === field.key ? editing.part : undefined}
      />
      {adding === field.key && <AddingRow after={field.key} />}
    </Fragment>
  ));
}, isSameGroup);

function isSameGroup({ fields: before, ...one }: FieldRowsProps, { fields, ...other }: FieldRowsProps) {
  const names = Object.keys(other) as (keyof typeof other)[];
  return (
    before.length === fields.length &&
    fields.every((field, index) => field === before[index]) &&
    names.every((name) => one[name] === other[name])
  );
}

/** A new field, looked for right behind another. */
function AddingRow({ after }: { after: string }) {
  const { editor } = useFormScope();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards that the arrow keys walk through is no table
    <div role="row" tabIndex={-1} className="px-4 py-2 sm:px-5">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus */}
      <div role="gridcell">
        <AddLine
          isOpened
          placeNow={() => {
            const place = placeOfField(editor.document, after);
            return place ? { ...place, at: place.at + 1 } : endOf(editor.document);
          }}
          onClose={(how) => {
            if (editor.state.adding !== after) return;
            editor.set({ adding: undefined });
            if (how === 'escape') focusRow(after);
          }}
        />
      </div>
    </div>
  );
}
