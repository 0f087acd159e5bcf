'use client';

import { type ReactNode, useMemo } from 'react';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import type { CellEdit, DataColumn } from '@/components/records/table/data-column';
import { useWords } from '@/components/records/words';
import type { Id } from '@/lib/api/loose';
import { fieldsOf, type Resource } from '@/lib/resources/resource';

/** Cells that a page draws in a way of its own, by the names of their fields. */
export type OwnCells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

/** How a cell is edited in place; undefined for a row that may not be written. */
export type EditOf<Row> = (row: Row, name: string) => CellEdit | undefined;

type Options<Row extends object> = {
  of: Resource<Row>;
  cells?: OwnCells<Row> | undefined;
  edit?: EditOf<Row> | undefined;
};

const atTheEnd = new Set(['instant', 'money', 'number']);
const USUAL_WIDTH = 160;

/** The columns that a list has; the first one is its title and is always shown. */
export function useRecordColumns<Row extends object>({
  of,
  cells,
  edit,
}: Options<Row>): readonly DataColumn<Row>[] {
  const t = useWords(of.words.fields);
  const nameOr = useNameOr();
  return useMemo(() => {
    const fields = Object.entries(fieldsOf(of)).flatMap(([id, field]) =>
      field.column ? [{ id, field, column: field.column }] : [],
    );
    return fields.map(({ id, field, column }, place): DataColumn<Row> => {
      const isFirst = place === 0;
      const width = column.width ?? USUAL_WIDTH;
      return {
        id,
        label: t(id),
        isFirst,
        isUsual: column.isUsual ?? false,
        isSortable: column.isSortable ?? false,
        width: isFirst ? width : Math.round(width * 0.85),
        ...(edit && field.form?.isInline && { edit: (row: Row) => edit(row, id) }),
        ...(!isFirst && atTheEnd.has(field.kind) && { align: 'end' as const }),
        render:
          cells?.[id] ??
          (isFirst
            ? (row) => nameOr(of.title(row), (row as { id?: Id }).id)
            : (row) => <RecordCell of={of} name={id} row={row} />),
      };
    });
  }, [of, cells, edit, t, nameOr]);
}
