'use client';

import { useRouter } from 'next/navigation';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useState,
} from 'react';
import { usePageFetch } from '@/components/ui/page-link';

type TableKeys = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Brings the row into sight. */
  show: (index: number) => void;
  /** With `extend` all rows from the one clicked before. */
  onToggle: ((index: number, extend: boolean) => void) | undefined;
  /** Makes a cell a field: the first one of the row that may be, without a column. */
  onEdit: (index: number, column: string | undefined) => void;
  /** Opens the menu of a row, beside its button or where the pointer is. */
  onMenu: ((index: number, at: { x: number; y: number } | undefined) => void) | undefined;
};

const PAGE = 10;

/**
 * Arrow keys (or j and k), Page Up and Down, Home and End lead from row to row, left and right to the cells of a row
 * that can be edited; Enter opens or edits, F2 edits. x, Space or a click on the row's box selects, with Shift all from
 * the row clicked before. One row is a tab stop: the one where somebody was last. The links of rows are plain ones, and
 * led to from here.
 */
export function useTableKeys({ scroller, count, show, onToggle, onEdit, onMenu }: TableKeys) {
  const [tabStop, setTabStop] = useState(0);
  const router = useRouter();
  const page = usePageFetch();

  function focusNow(index: number, column?: string): boolean {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const cell = column === undefined ? null : row?.querySelector<HTMLElement>(`[data-edit="${column}"]`);
    const link = row?.querySelector<HTMLElement>('[data-row-link]');
    // Rows that lead nowhere have their menu.
    const stop = cell ?? link ?? row?.querySelector<HTMLElement>('[data-row-menu]');
    stop?.focus();
    return Boolean(stop);
  }

  /** Once what has changed is drawn. */
  function focus(index: number, column?: string) {
    requestAnimationFrame(() => void focusNow(index, column));
  }

  function focusRow(index: number, column?: string) {
    const bounded = Math.max(0, Math.min(count - 1, index));
    setTabStop(bounded);
    show(bounded);
    // At once where the row is there: a key that follows quickly would be taken for the row that is left.
    if (!focusNow(bounded, column)) focus(bounded, column);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-index]');
    if (!row) return;
    const index = Number(row.dataset.index);
    const column = target.dataset.edit;
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      j: index + 1,
      ArrowUp: index - 1,
      k: index - 1,
      PageDown: index + PAGE,
      PageUp: index - PAGE,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) focusRow(next, column);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      besideOf(row, target, event.key === 'ArrowLeft' ? -1 : 1)?.focus();
    else if (event.key === 'F2') onEdit(index, column);
    else if (onMenu && event.shiftKey && event.key === 'F10') onMenu(index, undefined);
    else if (onToggle && isToggle(event.key, target)) onToggle(index, event.shiftKey);
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-index]');
    if (!row) return;
    const index = Number(row.dataset.index);
    setTabStop(index);
    const link = target.closest('a');
    if (link) {
      if (!isForThisPage(event, link)) return;
      event.preventDefault();
      page.leave();
      router.push(`${link.pathname}${link.search}${link.hash}`, { scroll: false });
    } else if (target.matches('[data-select]')) onToggle?.(index, event.shiftKey);
    else if (target.closest('[data-row-menu]')) onMenu?.(index, undefined);
    // Scrolled sideways the link covers its own cell alone.
    else if (!target.closest('button, input')) row.querySelector<HTMLElement>('[data-row-link]')?.click();
  }

  function onDoubleClick(event: MouseEvent) {
    // The link of the row lies over its cells.
    const cell = cellAt(event.clientX, event.clientY);
    if (cell) onEdit(Number(cell.closest<HTMLElement>('[data-index]')?.dataset.index), cell.dataset.cell);
  }

  function onContextMenu(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-index]');
    if (!onMenu || !row || target.matches('input')) return;
    event.preventDefault();
    onMenu(Number(row.dataset.index), { x: event.clientX, y: event.clientY });
  }

  // Listened for here, so that a row that scrolls into sight listens to nothing.
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const href = hrefIn(target);
    // A finger on a row may be about to scroll.
    if (href !== undefined && pointerType !== 'touch') page.mean(href);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const href = hrefIn(target);
    // Not by the press that follows it anyway.
    if (href !== undefined && (target as Element).matches(':focus-visible')) page.mean(href);
  };

  return {
    tabStop: Math.min(tabStop, Math.max(0, count - 1)),
    focus,
    focusRow,
    handlers: {
      onKeyDown,
      onClick,
      onDoubleClick,
      onContextMenu,
      onPointerOver,
      onPointerOut: page.leave,
      onFocus,
      onBlur: page.leave,
    },
  };
}

const isToggle = (key: string, target: HTMLElement) =>
  key === 'x' || key === 'X' || (key === ' ' && !target.matches('button, [data-select]'));

/** What takes the focus to the left or to the right in a row: its link, then its cells that can be edited. */
function besideOf(row: HTMLElement, from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const stops = [...row.querySelectorAll<HTMLElement>('[data-row-link], [data-edit], [data-row-menu]')];
  return stops[Math.max(0, stops.indexOf(from) + by)];
}

/** Where the row's own link leads, of which this is a part. */
const hrefIn = (target: EventTarget) =>
  (target as Element).closest('[data-row-link]')?.getAttribute('href') ?? undefined;

/** A link of the console, clicked without asking for another tab or window. */
function isForThisPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  return link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
}

function cellAt(x: number, y: number): HTMLElement | undefined {
  return document.elementsFromPoint(x, y).find((each) => each.matches('[data-cell]')) as
    | HTMLElement
    | undefined;
}
