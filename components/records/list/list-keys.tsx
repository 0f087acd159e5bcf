'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import type { TableHandle } from '@/components/records/table/data-table';

/**
 * J and K lead into a list from anywhere on its page, O opens the row that has the focus; from a row on the table moves
 * by itself. Only while no record is open: then J and K are the panel's.
 */
export function ListKeys({ table }: { table: RefObject<TableHandle | null> }) {
  const t = useTranslations('ui.list.keys');
  useShortcut('j', t('next'), () => table.current?.enter());
  useShortcut('k', t('previous'), () => table.current?.enter());
  useShortcut('o', t('open'), () => table.current?.open());
  return null;
}
