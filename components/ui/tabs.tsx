'use client';

import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
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
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
};

/** Views of the same thing side by side; for places with an address of their own use links. */
export function Tabs({ label, items, value, onChange, className }: TabsProps) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange?.(String(key))} className={className}>
      <TabList aria-label={label} className="flex gap-4 overflow-x-auto border-b">
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={classNames(
              '-mb-px flex h-9 cursor-default items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 text-ink-muted',
              'data-hovered:text-ink data-selected:border-accent data-selected:font-medium data-selected:text-ink',
              'focus-visible:-outline-offset-2',
            )}
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel
          key={item.id}
          id={item.id}
          shouldForceMount={item.isKept}
          className="pt-4 data-inert:hidden"
        >
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
