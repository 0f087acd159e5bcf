'use client';

import { type PointerEvent, useRef, useState } from 'react';
import type { Range } from '@/lib/catalog/sheet/paste';
import { type Point, stretched } from './selection';
import type { Grid } from './use-grid';

/** Selecting by a pull of the mouse, and filling by a pull of the handle; a press that moves nowhere writes nothing. */
export function useGridPointer(grid: Grid, onTiers: (point: Point) => void) {
  const pulled = useRef<'range' | Range | undefined>(undefined);
  const [filling, setFilling] = useState<Range>();

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    if (event.button !== 0 || target.closest('input')) return;
    // What is typed goes into its own cell before another one is active.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && event.currentTarget.contains(activeElement)) {
      activeElement.blur();
    }
    if (target.closest('[data-fill]') && grid.range) {
      pulled.current = grid.range;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      return;
    }
    const point = pointOf(target);
    if (!point) return;
    if (event.shiftKey && point.column >= 0 && grid.selection.active.column >= 0) {
      grid.select({ ...grid.selection, extent: point });
    } else grid.go(point);
    if (target.closest('[data-tiers]')) onTiers(point);
    if (event.pointerType === 'mouse' && point.column >= 0) pulled.current = 'range';
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    // Let go of outside the table.
    if (event.buttons === 0) return end();
    if (!pulled.current) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const point = under && pointOf(under);
    if (!point) return;
    const inside = { ...point, column: Math.max(0, point.column) };
    if (pulled.current === 'range') {
      const { extent } = grid.selection;
      if (extent.at !== inside.at || extent.column !== inside.column) {
        grid.select({ ...grid.selection, extent: inside });
      }
    } else setFilling(stretched(pulled.current, inside));
  }

  function end() {
    pulled.current = undefined;
    setFilling(undefined);
  }

  function onPointerUp() {
    const source = pulled.current;
    end();
    if (source && source !== 'range' && filling) grid.fill(source, filling);
  }

  function onDoubleClick(event: React.MouseEvent) {
    const target = event.target as HTMLElement;
    if (pointOf(target) && !target.closest('input, [data-tiers]')) grid.begin();
  }

  return {
    filling,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onDoubleClick },
  };
}

function pointOf(element: Element): Point | undefined {
  const cell = element.closest<HTMLElement>('[data-at]');
  return cell ? { at: Number(cell.dataset.at), column: Number(cell.dataset.column) } : undefined;
}
