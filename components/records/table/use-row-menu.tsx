'use client';

import { type ReactNode, type RefObject, useState } from 'react';
import { lazy } from '@/components/ui/lazy';
import type { RowAction } from './data-column';

const RowMenu = lazy(() => import('./row-menu').then((module) => module.RowMenu));

type Point = { readonly x: number; readonly y: number };

type Opened = {
  name: string;
  actions: readonly RowAction[];
  anchor: HTMLElement | Point;
  from: HTMLElement | null;
};

/** The menu of the row that was asked for; one for the whole table. */
export function useRowMenu<Row>(
  scroller: RefObject<HTMLElement | null>,
  {
    rowAt,
    rowActions,
    nameOf,
  }: {
    rowAt: (index: number) => Row | undefined;
    rowActions: ((row: Row) => readonly RowAction[]) | undefined;
    nameOf: (row: Row) => string;
  },
): { open: (index: number, at: Point | undefined) => void; menu: ReactNode } {
  const [opened, setOpened] = useState<Opened>();

  function open(index: number, at: Point | undefined) {
    const row = rowAt(index);
    const element = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const anchor = at ?? element?.querySelector<HTMLElement>('[data-row-menu]');
    if (!row || !anchor || !rowActions) return;
    const from = element?.querySelector<HTMLElement>('[data-row-link]') ?? null;
    setOpened({ name: nameOf(row), actions: rowActions(row), anchor, from });
  }

  function close() {
    setOpened(undefined);
    requestAnimationFrame(() => {
      // What was chosen may have taken the focus somewhere else.
      if (document.activeElement === document.body) opened?.from?.focus();
    });
  }

  return { open, menu: opened && <RowMenu {...opened} onClose={close} /> };
}
