'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names';

type TabItem = {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** Whether it stays while another tab is looked at: for what may have been typed into. */
  isKept?: boolean;
};

type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange?: (id: string) => void;
  className?: string;
};

/**
 * Views of the same thing side by side; for places with an address of their own use links. The arrow keys lead from one
 * to the next, Home and End to the first and the last (the tabs pattern of the ARIA practices, chosen as they are
 * reached). By itself: react-aria's tabs load all of its collections.
 */
export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const place = nextPlace(
      items.findIndex((item) => item.id === value),
      items.length,
      event.key,
    );
    const item = place === undefined ? undefined : items[place];
    if (!item) return;
    event.preventDefault();
    onChange?.(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place!]?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-4 overflow-x-auto border-b"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={item.id === value || item.isKept ? `${id}-panel-${item.id}` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange?.(item.id)}
            className={classNames(
              '-mb-px flex h-9 cursor-default items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 text-ink-muted hover:text-ink',
              'aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink',
              'focus-visible:-outline-offset-2',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map(
        (item) =>
          (item.id === value || item.isKept) && (
            <TabPanel
              key={item.id}
              id={`${id}-panel-${item.id}`}
              tabId={`${id}-tab-${item.id}`}
              isShown={item.id === value}
            >
              {item.content}
            </TabPanel>
          ),
      )}
    </div>
  );
}

type TabPanelProps = { id: string; tabId: string; isShown: boolean; children: ReactNode };

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

function TabPanel({ id, tabId, isShown, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Where nothing inside takes the focus, the panel does: or the keyboard would not reach it.
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const element = panel.current!;
    const look = () => setIsStop(!element.querySelector(focusable));
    look();
    // What is inside may come later: a list that is still being read.
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={tabId}
      tabIndex={isShown && isStop ? 0 : undefined}
      inert={!isShown}
      data-inert={!isShown || undefined}
      className="pt-4 data-inert:hidden"
    >
      {children}
    </div>
  );
}

function nextPlace(place: number, count: number, key: string): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
