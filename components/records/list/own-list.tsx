'use client';

import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { WalkProvider, walkOf } from '@/components/records/panel/walk-context';
import type { DataColumn } from '@/components/records/table/data-column';
import { DataTable, type TableHandle } from '@/components/records/table/data-table';
import { useColumns } from '@/components/records/views/use-columns';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { sourceOf } from '@/lib/records/row-source';
import { ListKeys } from './list-keys';

/** A column of a list that no resource describes; its heads are called `columnWords(<name>)`. */
export type OwnColumns<Row> = Readonly<Record<string, Pick<DataColumn<Row>, 'width' | 'render' | 'align'>>>;

type OwnListProps<Row> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'label' | 'keyOf' | 'summaryOf' | 'openKey' | 'rowActions' | 'live'
> & {
  /** Names its stored columns. */
  name: string;
  /** The first one is the link to the record. Made once, outside of the component. */
  columns: OwnColumns<Row>;
  columnWords: (name: never) => string;
  reading: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown };
  rows: readonly Row[] | undefined;
  /** Where not all of them are read at once. */
  more?: Parameters<typeof sourceOf>[1];
  titleOf: (row: Row) => string;
  /** Absent where rows lead nowhere. */
  hrefOf?: (row: Row) => string;
  /** Stands where there are no rows. */
  empty: ReactNode;
  /** The panel of the open record. */
  children?: ReactNode;
};

const none: readonly never[] = [];

/** A list of the console's own, which no operation of the API answers: its states, its table, its panel. */
export function OwnList<Row>(props: OwnListProps<Row>) {
  const {
    name,
    columns: own,
    columnWords,
    reading,
    rows = none,
    more,
    titleOf,
    empty,
    children,
    ...table
  } = props;
  const { keyOf, hrefOf } = table;
  const handle = useRef<TableHandle>(null);
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
  const source = useMemo(() => sourceOf<Row>(rows, more), [rows, more]);
  const walk = useMemo(() => hrefOf && walkOf(rows, keyOf, hrefOf), [rows, keyOf, hrefOf]);
  return (
    <div className="flex min-h-96 flex-[1_1_0px] flex-col px-4 pb-4 sm:px-6">
      {reading.isPending ? (
        <LoadingState />
      ) : rows.length > 0 ? (
        <>
          {props.openKey === undefined && <ListKeys table={handle} />}
          <DataTable
            {...table}
            handle={handle}
            columns={columns}
            columnState={state}
            onColumnState={change}
            rows={source}
            nameOf={titleOf}
          />
        </>
      ) : reading.error ? (
        <ErrorState error={reading.error} onRetry={() => void reading.refetch()} />
      ) : (
        empty
      )}
      <WalkProvider value={walk}>{children}</WalkProvider>
    </div>
  );
}
