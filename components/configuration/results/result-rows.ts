import type { ShownState } from '@/components/configuration/compare/compare-address';
import { blockingOf, conflictsOf } from '@/components/configuration/selection/standing';
import type { ComparedKind, ComparedRecord, Comparison } from '@/lib/configuration/comparison';
import { holdsWords } from '@/lib/format/fold';
import type { KindName } from '@/lib/resources/configuration';

export type ResultFilters = {
  readonly show: ShownState | '';
  readonly kind: KindName | '';
  readonly q: string;
};

/** Which kinds are collapsed, and of which the equal records are shown besides. */
export type ResultFolds = {
  readonly collapsed: ReadonlySet<KindName>;
  readonly equal: ReadonlySet<KindName>;
};

/** A line of the result: the head of a kind, a record, or that others of the kind are equal. */
export type ResultRow =
  | {
      readonly type: 'kind';
      readonly of: ComparedKind;
      readonly records: readonly ComparedRecord[];
      readonly isCollapsed: boolean;
    }
  | { readonly type: 'record'; readonly of: ComparedKind; readonly record: ComparedRecord }
  | { readonly type: 'equal'; readonly of: ComparedKind; readonly count: number; readonly isOpen: boolean };

export const matches = ({ key, title, detail }: ComparedRecord, q: string) =>
  q === '' || holdsWords([title, detail, key.slice(key.indexOf('/') + 1)], q);

/** Whether a record is among those that a filter shows. */
export function isShownAs(record: ComparedRecord, show: ShownState | ''): boolean {
  if (show === '') return record.status !== 'equal';
  if (show === 'conflicts') return conflictsOf(record).length > 0;
  if (show === 'unresolved') return blockingOf(record).length > 0;
  if (show === 'publication') return record.standing !== undefined;
  return record.status === show;
}

/**
 * The lines of a result, kind by kind. Equal records stand behind one line of their kind, unless they are what is shown
 * or searched for: then none that fits is hidden.
 */
export function resultRows(
  { kinds }: Pick<Comparison, 'kinds'>,
  filters: ResultFilters,
  folds: ResultFolds,
): readonly ResultRow[] {
  return kinds.flatMap((of): ResultRow[] => {
    if (filters.kind !== '' && of.kind !== filters.kind) return [];
    const found = of.records.filter((record) => matches(record, filters.q));
    const equal = filters.show === '' ? found.filter(({ status }) => status === 'equal') : [];
    const isSearched = filters.q !== '';
    const shown = found.filter((record) => isShownAs(record, filters.show));
    const records = isSearched ? [...shown, ...equal] : shown;
    const isBare = filters.show === '' && filters.q === '';
    if (records.length + equal.length === 0 && !isBare) return [];
    const isCollapsed = folds.collapsed.has(of.kind);
    const head: ResultRow = { type: 'kind', of, records, isCollapsed };
    if (isCollapsed) return [head];
    const isOpen = folds.equal.has(of.kind);
    const line =
      isSearched || equal.length === 0 ? [] : [{ type: 'equal', of, count: equal.length, isOpen } as const];
    const all =
      isOpen && !isSearched
        ? [...records.map(rowOf(of)), ...line, ...equal.map(rowOf(of))]
        : [...records.map(rowOf(of)), ...line];
    return [head, ...all];
  });
}

const rowOf =
  (of: ComparedKind) =>
  (record: ComparedRecord): ResultRow => ({ type: 'record', of, record });

/** What names a line among the others. */
export function keyOfRow(row: ResultRow): string {
  return row.type === 'record' ? row.record.key : `${row.type} ${row.of.kind}`;
}

export type Counts = Readonly<Record<ShownState | 'all' | 'records', number>>;

/** How many records each filter shows, of those that the kind and the text leave. */
export function countsOf(
  { kinds }: Pick<Comparison, 'kinds'>,
  { kind, q }: Omit<ResultFilters, 'show'>,
): Counts {
  const records = kinds
    .filter((one) => kind === '' || one.kind === kind)
    .flatMap((one) => one.records.filter((record) => matches(record, q)));
  const of = (show: ShownState | '') => records.filter((record) => isShownAs(record, show)).length;
  return {
    records: records.length,
    all: of(''),
    onlySource: of('onlySource'),
    onlyTarget: of('onlyTarget'),
    different: of('different'),
    conflicts: of('conflicts'),
    unresolved: of('unresolved'),
    publication: of('publication'),
    equal: of('equal'),
  };
}
