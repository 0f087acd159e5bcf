'use client';

import { useParams } from 'next/navigation';
import { useMemo } from 'react';
import { type Question, useRecordRows } from '@/components/records/rows/use-record-rows';
import { useRowSelection } from '@/components/records/table/row-selection';
import { idOf } from '@/lib/api/records';
import { type Codec, type Sort, sort } from '@/lib/fields/codecs';
import { codecsOf, isFiltered, type Values } from '@/lib/records/question';
import { columnsOf, type Field, type Resource } from '@/lib/resources/resource';
import { useAddress } from './use-address';

/** What a page's address holds beside filters: `view=board`. */
type Extra = Readonly<Record<string, Codec<string>>>;
type Options = Pick<Question, 'today' | 'zone'> & {
  readonly extra?: Extra;
  /** Views that show all rows, told what the address holds. */
  readonly readsAheadIn?: (values: Values) => boolean;
  /** Filters that mean nothing in a view, told what the address holds. */
  readonly ignoredIn?: (values: Values) => readonly string[];
};

const codecsByResource = new WeakMap<object, Readonly<Record<string, Codec<unknown>>>>();

/** Made once for a resource: the address is read anew only when it or they change. */
function addressOf(of: Resource, extra: Extra | undefined) {
  const known = codecsByResource.get(of);
  if (known) return known;
  const sortable = Object.entries<Field | undefined>(of.fields).flatMap(([name, field]) =>
    field?.column?.isSortable ? [name] : [],
  );
  const codecs = { ...codecsOf(of), ...extra, sort: sort(sortable) };
  codecsByResource.set(of, codecs);
  return codecs;
}

/**
 * Everything that a list page of a resource stands on: what its address asks for, the rows that answer it, which of
 * them are chosen, which columns are shown. A page that draws its rows in a way of its own uses this and leaves out
 * `RecordList`.
 */
export function useRecordList<Row extends object>(of: Resource<Row>, options: Options) {
  const { extra, ignoredIn, readsAheadIn, today, zone } = options;
  const codecs = addressOf(of, extra);
  const address = useAddress(codecs);
  const { sorted, held } = useMemo(() => {
    const { sort: by, ...texts } = address.values;
    return { sorted: by as Sort | undefined, held: texts as Values };
  }, [address.values]);
  const ignored = ignoredIn?.(held).join() ?? '';
  const values = useMemo(
    () => ({ ...held, ...Object.fromEntries(ignored.split(',').map((name) => [name, ''])) }) as Values,
    [held, ignored],
  );
  const rows = useRecordRows(of, {
    today,
    zone,
    values,
    sort: sorted,
    readsAhead: readsAheadIn?.(held) ?? false,
  });
  const shown = rows.rows;
  const selection = useRowSelection(
    { count: shown.length, keyAt: (index) => shown[index] && (idOf(shown[index]) || undefined) },
    JSON.stringify(values),
  );
  const { id: open } = useParams<{ id?: string }>();
  return {
    of,
    ...address,
    values,
    ignored: ignored.split(','),
    today,
    zone,
    sort: sorted,
    set: address.set as (change: Values) => void,
    ...rows,
    selection,
    chosen: useMemo(
      () => rows.rows.filter((row) => selection.keys.has(idOf(row))),
      [rows.rows, selection.keys],
    ),
    isFiltered: isFiltered(of, values),
    columnNames: columnsOf(of),
    openId: open === undefined ? undefined : decodeURIComponent(open),
    clear: () => address.set(Object.fromEntries(Object.keys(of.filters).map((name) => [name, '']))),
  };
}

export type RecordListState<Row extends object> = ReturnType<typeof useRecordList<Row>>;
