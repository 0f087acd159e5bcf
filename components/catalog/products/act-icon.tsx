'use client';

import { Archive, ArchiveRestore, Copy, CopyPlus, Layers, RotateCcw, Trash2 } from 'lucide-react';

const icons = {
  activate: ArchiveRestore,
  archive: Archive,
  clone: CopyPlus,
  copySku: Copy,
  prices: Layers,
  restore: RotateCcw,
  trash: Trash2,
};

/** What stands before an act in the menu of a row. */
export function ActIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
