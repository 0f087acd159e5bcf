'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { ListKeys } from '@/components/records/list/list-keys';
import type { TableHandle } from '@/components/records/table/data-table';

type DeliveryKeysProps = { table: RefObject<TableHandle | null>; redeliver: () => void };

const tablesOwn = () => {};

/** The keys of the list while no delivery is open: j and k move, o opens, r redelivers, x selects. */
export function DeliveryKeys({ table, redeliver }: DeliveryKeysProps) {
  const t = useTranslations('webhooks.keys');
  useShortcut('r', t('redeliver'), redeliver);
  useShortcut('x', t('select'), tablesOwn);
  return <ListKeys table={table} />;
}
