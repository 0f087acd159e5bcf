'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { writePreference } from '@/components/session/write-preference';
import { PANEL_MAX, PANEL_MIN, PANEL_WIDTH } from '@/lib/format/preferences';

const STEP = 32;

/** The panel's left edge: dragged, or moved by arrow keys while it has the focus; a double click gives the first width back. */
export function ResizeHandle({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const t = useTranslations('records.panel');
  const [width, setWidth] = useState<number>();
  const shown = () => Math.round(panel.current?.getBoundingClientRect().width ?? PANEL_WIDTH);

  function resize(wanted: number) {
    const next = Math.round(Math.min(PANEL_MAX, Math.max(PANEL_MIN, wanted)));
    document.documentElement.style.setProperty('--panel-width', `${next}px`);
    setWidth(next);
    return next;
  }
  const keep = (wanted: number) => writePreference('panel', String(resize(wanted)));

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resize((panel.current?.getBoundingClientRect().right ?? 0) - event.clientX);
  }

  function onKeyDown(event: KeyboardEvent) {
    const wanted: Record<string, number> = {
      ArrowLeft: shown() + STEP,
      ArrowRight: shown() - STEP,
      Home: PANEL_MIN,
      End: PANEL_MAX,
    };
    if (wanted[event.key] === undefined) return;
    event.preventDefault();
    keep(wanted[event.key]!);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a window splitter is a separator that can be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('resize')}
      aria-valuenow={width ?? PANEL_WIDTH}
      aria-valuemin={PANEL_MIN}
      aria-valuemax={PANEL_MAX}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => keep(shown())}
      onDoubleClick={() => keep(PANEL_WIDTH)}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize touch-none before:absolute before:inset-y-0 before:left-[3px] before:w-0.5 hover:before:bg-accent focus-visible:outline-none focus-visible:before:bg-accent"
    />
  );
}
