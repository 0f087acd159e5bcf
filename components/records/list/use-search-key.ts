'use client';

import { useShortcut } from '@/components/commands/shortcuts';

/** `/` leads to the search box of the list on this page. */
export function useSearchKey(label: string) {
  useShortcut('/', label, () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus());
}
