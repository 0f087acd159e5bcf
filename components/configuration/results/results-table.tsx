'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { recordPath } from '@/components/configuration/compare/compare-address';
import { isIncluded } from '@/components/configuration/selection/selection';
import { actionOf } from '@/components/configuration/selection/standing';
import type { TableHandle } from '@/components/records/table/data-table';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { useTableKeys } from '@/components/records/table/use-table-keys';
import { classNames } from '@/components/ui/class-names';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import type { ComparedKind } from '@/lib/configuration/comparison';
import type { KindName } from '@/lib/resources/configuration';
import { EqualLine, KindLine } from './result-head-lines';
import { RecordLine } from './result-row-line';
import { keyOfRow, type ResultRow } from './result-rows';
import { HEAD_HEIGHT, rowGrid, rowHeight, wideCell } from './row-grid';
import { selectableIn, selectableOf, useSelecting } from './use-selecting';

type ResultsTableProps = {
  rows: readonly ResultRow[];
  names: { readonly source: string; readonly target: string };
  /** The key of the record whose panel is open. */
  openKey: string | undefined;
  /** What links end with that keep the list as it is. */
  query: string;
  onCollapse: (kind: KindName) => void;
  onOpenEqual: (kind: KindName) => void;
  handle: Ref<TableHandle>;
};

const nothing = () => {};

/** The lines of a comparison, of any number: only those in sight exist. */
export function ResultsTable(props: ResultsTableProps) {
  const { rows, names, openKey, query, onCollapse, onOpenEqual } = props;
  const t = useTranslations('configuration.compare');
  const scroller = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  const height = rowHeight(isWide);
  const sight = useFixedRows({ scroller, count: rows.length, height, offset: HEAD_HEIGHT });
  const { selection, toggle, toggleAll, isAll } = useSelecting(rows);
  const keys = useTableKeys({
    scroller,
    count: rows.length,
    show: sight.show,
    onToggle: toggle,
    onEdit: nothing,
    onMenu: undefined,
  });
  const focused = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]');
    return row && scroller.current?.contains(row) ? row : undefined;
  };
  useImperativeHandle(props.handle, () => ({
    enter: () => keys.focusRow(Math.ceil((scroller.current?.scrollTop ?? 0) / height)),
    open: () => focused()?.querySelector<HTMLElement>('[data-row-link]')?.click(),
    focused: () => (focused() ? Number(focused()?.dataset.index) : undefined),
  }));
  const collapse = useCallback(({ kind }: ComparedKind) => onCollapse(kind), [onCollapse]);
  const openEqual = useCallback(({ kind }: ComparedKind) => onOpenEqual(kind), [onOpenEqual]);
  const selectable = selectableIn(rows);
  const isSome = selectable.some(({ key }) => isIncluded(selection.get(key)));

  return (
    <section
      aria-label={t('table')}
      ref={scroller}
      className="@container/results relative min-h-40 flex-[1_1_0px] overflow-y-auto overflow-x-clip overscroll-contain rounded-lg border bg-surface"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: only the lines in sight exist, placed by their top */}
      <div role="table" aria-label={t('table')} aria-rowcount={rows.length + 1} {...keys.handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its box takes the focus */}
        <div
          role="row"
          aria-rowindex={1}
          style={{ height: HEAD_HEIGHT }}
          className={classNames(
            rowGrid,
            'sticky top-0 z-3 border-b bg-canvas font-medium text-ink-muted text-xs',
          )}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
          <div role="columnheader" className="flex items-center justify-center">
            <input
              type="checkbox"
              aria-label={t('select.all')}
              checked={isAll(selectable)}
              disabled={selectable.length === 0}
              ref={(box) => {
                if (box) box.indeterminate = isSome && !isAll(selectable);
              }}
              onChange={() => toggleAll(selectable)}
              className="size-4 pointer-coarse:size-5"
            />
          </div>
          <Head label={t('column.record')} className="px-2" />
          <Head label={t('column.status')} className="px-2 max-sm:hidden" />
          <Head label={t('column.differences')} className={wideCell} />
          <Head label={t('column.plan')} className={wideCell} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="rowgroup" className="relative" style={{ height: sight.total }}>
          {sight.indexes.map((index) => {
            const row = rows[index]!;
            const key = keyOfRow(row);
            const line = { index, start: sight.startOf(index), height, isTabStop: index === keys.tabStop };
            if (row.type === 'kind') {
              const some = selectableOf(row);
              return (
                <KindLine
                  key={key}
                  {...line}
                  of={row.of}
                  names={names}
                  count={row.records.length}
                  isCollapsed={row.isCollapsed}
                  isSelected={some.length > 0 ? isAll(some) : undefined}
                  isSome={some.some((one) => isIncluded(selection.get(one.key)))}
                  onCollapse={collapse}
                />
              );
            }
            if (row.type === 'equal') {
              return (
                <EqualLine
                  key={key}
                  {...line}
                  of={row.of}
                  count={row.count}
                  isOpen={row.isOpen}
                  onOpen={openEqual}
                />
              );
            }
            return (
              <RecordLine
                key={key}
                {...line}
                record={row.record}
                action={actionOf(row.of, row.record)}
                isSelected={isIncluded(selection.get(key))}
                isOpen={key === openKey}
                href={`${recordPath(key)}${query}`}
                isWide={isWide}
              />
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Head({ label, className }: { label: string; className: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the lines in sight exist, placed by their top
    // biome-ignore lint/a11y/useFocusableInteractive: nothing is done by it
    <div role="columnheader" className={classNames('truncate', className)}>
      {label}
    </div>
  );
}
