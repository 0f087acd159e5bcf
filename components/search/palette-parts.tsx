'use client';

import { Command as Palette } from 'cmdk';
import type { ReactNode } from 'react';
import type { Command } from '@/components/commands/command-registry';

/** What the palette offers under one heading. */
export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Palette.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Palette.Group>
  );
}

type PaletteItemProps = {
  /** Tells it from all others; `/…` is a page that it leads to. */
  value: string;
  onSelect: () => void;
  children: ReactNode;
};

export function PaletteItem({ value, onSelect, children }: PaletteItemProps) {
  return (
    <Palette.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 data-[selected=true]:bg-hover"
    >
      {children}
    </Palette.Item>
  );
}

type CommandItemProps = { command: Command; onSelect: (run: () => void) => void };

export function CommandItem({ command: { id, label, icon: Icon, run }, onSelect }: CommandItemProps) {
  return (
    <PaletteItem value={id} onSelect={() => onSelect(run)}>
      {Icon && <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />}
      <span className="truncate">{label}</span>
    </PaletteItem>
  );
}
