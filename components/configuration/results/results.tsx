'use client';

import { Equal } from 'lucide-react';
import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { compareCodecs, recordPath } from '@/components/configuration/compare/compare-address';
import { ListKeys } from '@/components/records/list/list-keys';
import { SearchBox } from '@/components/records/list/search-box';
import { useAddress } from '@/components/records/list/use-address';
import { useSearchKey } from '@/components/records/list/use-search-key';
import { WalkProvider, walkOf } from '@/components/records/panel/walk-context';
import type { TableHandle } from '@/components/records/table/data-table';
import { Select } from '@/components/ui/fields/select';
import { NoMatchState } from '@/components/ui/states';
import type { Comparison, KindSupport } from '@/lib/configuration/comparison';
import type { KindName } from '@/lib/resources/configuration';
import { Questions } from './questions';
import { countsOf, resultRows } from './result-rows';
import { ResultsTable } from './results-table';
import { SelectionBar } from './selection-bar';
import { StatusFilter } from './status-filter';

type ResultsProps = {
  comparison: Comparison;
  /** It is compared once more. */
  isStale: boolean;
  onAnswered: () => void;
  /** The panel of the open record. */
  children: ReactNode;
};

const ALL = 'all';
const none: ReadonlySet<KindName> = new Set();

/** What a comparison found: its questions, its filters, its records, and what is selected of them. */
export function Results({ comparison, isStale, onAnswered, children }: ResultsProps) {
  const t = useTranslations('configuration.compare');
  const kinds = useTranslations('configuration.kinds');
  const { values, set, query } = useAddress(compareCodecs);
  const { show, kind, q } = values;
  const params = useParams<{ kind?: string; name?: string }>();
  const openKey = params.kind && params.name && `${params.kind}/${decodeURIComponent(params.name)}`;
  const [collapsed, setCollapsed] = useState(none);
  const [equal, setEqual] = useState(none);
  const handle = useRef<TableHandle>(null);
  const rows = useMemo(
    () => resultRows(comparison, { show, kind, q }, { collapsed, equal }),
    [comparison, show, kind, q, collapsed, equal],
  );
  const counts = useMemo(() => countsOf(comparison, { kind, q }), [comparison, kind, q]);
  const walk = useMemo(() => {
    const records = rows.flatMap((row) => (row.type === 'record' ? [row.record] : []));
    return walkOf(
      records,
      ({ key }) => key,
      ({ key }) => `${recordPath(key)}${query}`,
    );
  }, [rows, query]);
  useSearchKey(t('search'));
  const turn = useCallback((name: KindName) => setCollapsed((at) => turned(at, name)), []);
  const turnEqual = useCallback((name: KindName) => setEqual((at) => turned(at, name)), []);
  // What could not be loaded is not equal.
  const isWhole = comparison.kinds.every((one) => isRead(one.source) && isRead(one.target));
  const isFiltered = show !== '' || kind !== '' || q !== '';
  const names = { source: comparison.source.name, target: comparison.target.name };
  return (
    <div className="flex min-h-96 flex-[1_1_0px] flex-col gap-3 px-4 pb-4 sm:px-6">
      {comparison.questions.length > 0 && (
        <Questions questions={comparison.questions} names={names} onAnswered={onAnswered} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusFilter counts={counts} value={show} onChange={(next) => set({ show: next })} />
        <div className="ml-auto flex min-w-0 flex-1 basis-80 items-center gap-2 sm:justify-end">
          <SearchBox
            label={t('search')}
            value={q}
            onCommit={(text) => set({ q: text })}
            className="min-w-0 flex-1 sm:max-w-64"
          />
          <Select
            label={t('kind')}
            isLabelHidden
            className="w-36 sm:w-44"
            options={[
              { id: ALL, label: t('allKinds') },
              ...comparison.kinds.map((one) => ({ id: one.kind, label: kinds(one.kind) })),
            ]}
            value={kind === '' ? ALL : kind}
            onChange={(id) => set({ kind: id === ALL ? '' : (id as KindName) })}
          />
        </div>
      </div>
      {openKey === undefined && <ListKeys table={handle} />}
      <div aria-busy={isStale} className="flex min-h-40 flex-[1_1_0px] flex-col gap-2 aria-busy:opacity-60">
        {counts.all === 0 && !isFiltered && isWhole && (
          <p className="flex items-center gap-2 rounded-lg border bg-success-soft/50 px-4 py-2.5">
            <Equal aria-hidden className="size-4 shrink-0 text-success-ink" />
            <span className="font-medium">{t('allEqualTitle')}</span>
            <span className="text-ink-muted">{t('allEqualText', { count: counts.equal })}</span>
          </p>
        )}
        {rows.length === 0 ? (
          <NoMatchState onClear={() => set({ show: '', kind: '', q: '' })} />
        ) : (
          <ResultsTable
            rows={rows}
            names={names}
            openKey={openKey}
            query={query}
            onCollapse={turn}
            onOpenEqual={turnEqual}
            handle={handle}
          />
        )}
        <SelectionBar comparison={comparison} />
      </div>
      <WalkProvider value={walk}>{children}</WalkProvider>
    </div>
  );
}

const isRead = ({ support }: KindSupport) => support !== 'failed';

function turned<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
