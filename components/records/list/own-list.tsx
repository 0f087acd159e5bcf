'use client';

import { type ReactNode, useMemo } from 'react';
import { WalkProvider } from '@/components/records/panel/walk-context';
import type { DataColumn, RowAction } from '@/components/records/table/data-column';
import { DataTable } from '@/components/records/table/data-table';
import { useColumns } from '@/components/records/views/use-columns';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { RowSource } from '@/lib/records/row-source';

/** A column of a list that no resource describes; its heads are called `columnWords(<name>)`. */
export type OwnColumns<Row> = Readonly<Record<string, Pick<DataColumn<Row>, 'width' | 'render' | 'align'>>>;

type OwnListProps<Row> = {
  /** Names its stored columns. */
  name: string;
  label: string;
  /** The first one is the link to the record. Made once, outside of the component. */
  columns: OwnColumns<Row>;
  columnWords: (name: never) => string;
  reading: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown };
  rows: RowSource<Row>;
  keyOf: (row: Row) => string;
  titleOf: (row: Row) => string;
  /** Absent where rows lead nowhere. */
  hrefOf?: (row: Row) => string;
  summaryOf: (row: Row) => ReactNode;
  openKey?: string | undefined;
  rowActions?: (row: Row) => readonly RowAction[];
  /** Stands where there are no rows. */
  empty: ReactNode;
  /** The panel of the open record. */
  children?: ReactNode;
};

/** A list of the console's own, which no operation of the API answers: its states, its table, its panel. */
export function OwnList<Row>(props: OwnListProps<Row>) {
  const { name, columns: own, columnWords, reading, rows, keyOf, hrefOf, titleOf, children } = props;
  const columns = useMemo(
    () =>
      Object.entries(own).map(([id, column], place) => ({
        ...column,
        id,
        label: columnWords(id as never),
        isFirst: place === 0,
        isUsual: true,
      })),
    [own, columnWords],
  );
  const { state, change } = useColumns(name, columns);
  const walk = useMemo(
    () => hrefOf && { source: rows as RowSource<object>, keyOf: keyOf as never, hrefOf: hrefOf as never },
    [rows, keyOf, hrefOf],
  );
  return (
    <div className="flex min-h-96 flex-[1_1_0px] flex-col px-4 pb-4 sm:px-6">
      {reading.isPending ? (
        <LoadingState />
      ) : rows.count > 0 ? (
        <DataTable
          label={props.label}
          columns={columns}
          columnState={state}
          onColumnState={change}
          rows={rows}
          keyOf={keyOf}
          hrefOf={hrefOf}
          summaryOf={props.summaryOf}
          openKey={props.openKey}
          rowActions={props.rowActions}
          selectLabelOf={titleOf}
        />
      ) : reading.error ? (
        <ErrorState error={reading.error} onRetry={() => void reading.refetch()} />
      ) : (
        props.empty
      )}
      <WalkProvider value={walk}>{children}</WalkProvider>
    </div>
  );
}
