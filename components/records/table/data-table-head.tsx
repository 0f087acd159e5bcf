'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Sort } from '@/lib/fields/codecs';
import type { Arranging } from './arranging';
import type { DataColumn } from './data-column';
import { rowGrid, stillCell } from './tracks';

export const HEAD_HEIGHT = 32;

type DataTableHeadProps = {
  columns: readonly DataColumn<never>[];
  /** How many columns stand still. */
  still: number;
  /** The box that selects all; undefined where rows cannot be selected. */
  choice: { isAll: boolean; isSome: boolean; onChange: (isAll: boolean) => void } | undefined;
  hasMenu: boolean;
  sort: Sort | undefined;
  /** The next of: up, down, as the list is by itself. */
  onSort: ((sort: Sort | undefined) => void) | undefined;
  /** Undefined where columns stay as they are. */
  arranging: Arranging | undefined;
};

/** The row of column heads of a table of records, which stays in sight. */
export function DataTableHead(props: DataTableHeadProps) {
  const { columns, still, choice, arranging } = props;
  const t = useTranslations('ui');
  const hint = useId();
  const head = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [dropAt, setDropAt] = useState<string>();
  useHeadGestures(head, arranging, setDropAt);
  const boxes = choice ? 2 : 1;

  function onKeyDown(event: KeyboardEvent) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-head]');
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = columns.findIndex(({ id }) => id === cell.dataset.head);
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (by && !event.shiftKey) {
      const next = Math.max(0, Math.min(columns.length - 1, place + by));
      setStop(next);
      head.current?.querySelectorAll<HTMLElement>('[data-head-stop]')[next]?.focus();
    } else if (arranging && !arrange(arranging, cell, event.key, by)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, placed by a transform
    // biome-ignore lint/a11y/useFocusableInteractive: what is acted on in the head takes the focus
    <div
      role="row"
      ref={head}
      aria-rowindex={1}
      style={{ height: HEAD_HEIGHT }}
      onKeyDown={onKeyDown}
      className={classNames(rowGrid, 'group/head sticky top-0 z-3 border-b bg-canvas text-ink-muted text-xs')}
    >
      {choice && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          role="columnheader"
          aria-colindex={1}
          style={{ left: 0 }}
          className={classNames('flex items-center justify-center', stillCell)}
        >
          <input
            type="checkbox"
            aria-label={t('selectLoaded')}
            checked={choice.isAll}
            ref={(box) => {
              if (box) box.indeterminate = choice.isSome && !choice.isAll;
            }}
            onChange={(event) => choice.onChange(event.target.checked)}
            className="size-4 pointer-coarse:size-5"
          />
        </div>
      )}
      {columns.map((column, place) => {
        const direction = props.sort?.by === column.id ? directionOf(props.sort) : undefined;
        const isSortable = column.isSortable && props.onSort;
        const stopProps = {
          'data-head-stop': true,
          tabIndex: place === Math.min(stop, columns.length - 1) ? 0 : -1,
          'aria-describedby': arranging && hint,
        };
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus, where it has one
          <div
            role="columnheader"
            key={column.id}
            data-head={column.id}
            aria-colindex={place + boxes}
            aria-sort={isSortable ? (direction ?? 'none') : undefined}
            onFocus={() => setStop(place)}
            style={place < still ? ({ '--left': `var(--left-${place})` } as object) : undefined}
            {...(arranging && !isSortable && stopProps)}
            className={classNames(
              'relative flex h-full min-w-0 items-center px-2 font-medium focus-visible:-outline-offset-2',
              place > 0 && 'max-sm:hidden',
              place < still && classNames(stillCell, 'group-data-sideways/table:left-(--left)'),
              column.align === 'end' && 'justify-end',
              dropAt === column.id && 'bg-selected',
            )}
          >
            {isSortable ? (
              <button
                type="button"
                {...stopProps}
                onClick={() => props.onSort?.(nextSort(column.id, direction))}
                className="inline-flex min-h-6 max-w-full items-center gap-1 rounded font-medium hover:text-ink focus-visible:-outline-offset-1"
              >
                <span className="truncate">{column.label}</span>
                {direction === 'ascending' && <ArrowUp aria-hidden className="size-3.5 shrink-0" />}
                {direction === 'descending' && <ArrowDown aria-hidden className="size-3.5 shrink-0" />}
              </button>
            ) : (
              <span className="truncate">{column.label}</span>
            )}
            {arranging && (
              <span
                aria-hidden
                data-resize
                className="absolute inset-y-1 right-0 w-2 touch-none border-r group-data-watched/head:cursor-col-resize hover:border-accent max-sm:hidden"
              />
            )}
          </div>
        );
      })}
      {props.hasMenu && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div role="columnheader" aria-colindex={columns.length + boxes}>
          <span className="sr-only">{t('rowMenus')}</span>
        </div>
      )}
      {arranging && (
        <span id={hint} hidden>
          {t('columnKeys')}
        </span>
      )}
    </div>
  );
}

const STEP = 16;

/** Shift and arrows move a column, + and − change its width, P keeps it in sight; false for other keys. */
function arrange(arranging: Arranging, cell: HTMLElement, key: string, by: 1 | -1 | undefined): boolean {
  const id = cell.dataset.head!;
  if (by) arranging.nudge(id, by);
  else if (key === '+' || key === '-')
    arranging.resize(id, cell.getBoundingClientRect().width + (key === '+' ? STEP : -STEP));
  else if (key === 'p' || key === 'P') arranging.pin(id);
  else return false;
  return true;
}

const directionOf = ({ isDescending }: Sort) => (isDescending ? 'descending' : 'ascending');

function nextSort(by: string, direction: 'ascending' | 'descending' | undefined): Sort | undefined {
  return direction === 'descending' ? undefined : { by, isDescending: direction === 'ascending' };
}

/** Dragging heads, whose code comes after the page. */
function useHeadGestures(
  head: RefObject<HTMLElement | null>,
  arranging: Arranging | undefined,
  onOver: (id: string | undefined) => void,
) {
  const current = useEffectEvent(() => arranging);
  const over = useEffectEvent(onOver);
  const mayArrange = arranging !== undefined;
  useEffect(() => {
    if (!mayArrange) return;
    let stop = () => {};
    let isThere = true;
    import('./watch-heads').then(
      ({ watchHeads }) => {
        if (isThere && head.current)
          stop = watchHeads(
            head.current,
            () => current(),
            (id) => over(id),
          );
      },
      // Without it columns are arranged by keyboard and by the menu of columns.
      () => {},
    );
    return () => {
      isThere = false;
      stop();
    };
  }, [head, mayArrange]);
}
