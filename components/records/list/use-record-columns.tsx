'use client';

import { type ReactNode, useMemo } from 'react';
import { RecordCell } from '@/components/records/fields/record-cell';
import { useNameOr } from '@/components/records/panel/blank';
import type { DataColumn } from '@/components/records/table/data-table-row';
import { chosenColumns } from '@/components/records/views/chosen-columns';
import { useWords } from '@/components/records/words';
import type { Id } from '@/lib/api/loose';
import type { Sort } from '@/lib/fields/codecs';
import { fieldsOf, type Resource } from '@/lib/resources/resource';

/** Cells that a page draws in a way of its own, by the names of their fields. */
export type OwnCells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

type Options<Row extends object> = {
  of: Resource<Row>;
  chosen: readonly string[] | null;
  cells?: OwnCells<Row> | undefined;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
};

const atTheEnd = new Set(['instant', 'money', 'number']);

/** The columns of a list: the first one always, the others as the user chose them, else the usual ones. */
export function useRecordColumns<Row extends object>({ of, chosen, cells, sort, onSort }: Options<Row>) {
  const t = useWords(of.words.fields);
  const nameOr = useNameOr();
  return useMemo(() => {
    const fields = Object.entries(fieldsOf(of)).flatMap(([id, field]) =>
      field.column ? [{ id, field, column: field.column }] : [],
    );
    const [first, ...others] = fields;
    const all = others.map(({ id }) => id);
    const usual = others.filter(({ column }) => column.isUsual).map(({ id }) => id);
    const shownIds = chosenColumns(all, usual, chosen);
    const byId = new Map(fields.map((field) => [field.id, field]));

    function columnOf(id: string): DataColumn<Row> {
      const { field, column } = byId.get(id)!;
      const isFirst = id === first?.id;
      return {
        id,
        label: t(id),
        width: `minmax(${(column.width ?? 160) * (isFirst ? 1 : 0.85)}px, ${column.width ?? 160}fr)`,
        ...(atTheEnd.has(field.kind) && { align: 'end' as const }),
        ...(column.isSortable && {
          sort: {
            direction:
              sort?.by === id
                ? sort.isDescending
                  ? ('descending' as const)
                  : ('ascending' as const)
                : undefined,
            onPress: () => onSort(nextSort(id, sort)),
          },
        }),
        render: isFirst
          ? (row) => nameOr(of.title(row), (row as { id?: Id }).id)
          : (cells?.[id] ?? ((row) => <RecordCell of={of} name={id} row={row} />)),
      };
    }

    return {
      shown: first ? [columnOf(first.id), ...shownIds.map(columnOf)] : [],
      shownIds,
      choices: all.map((id) => ({ id, label: t(id) })),
    };
  }, [of, chosen, cells, sort, onSort, t, nameOr]);
}

/** Up, down, and as the server has them. */
function nextSort(by: string, now: Sort | undefined): Sort | undefined {
  if (now?.by !== by) return { by, isDescending: false };
  return now.isDescending ? undefined : { by, isDescending: true };
}
