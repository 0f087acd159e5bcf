'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DataColumn } from '@/components/records/table/data-column';
import type { DealRecord } from '@/lib/api/records';
import { isSortKey } from './deal-sort';

const columns = {
  stage: { width: 128, isUsual: true },
  amount: { width: 168, isUsual: true, align: 'end' },
  fecha_cierre_estimada: { width: 200, isUsual: true },
  stage_changed_at: { width: 136, isUsual: true },
  contacto_id: { width: 144 },
  empresa_id: { width: 144 },
  estado: { width: 96 },
  external_id: { width: 128, isUsual: true },
  owner: { width: 128 },
  motivo_perdida: { width: 160 },
  created_at: { width: 160 },
  updated_at: { width: 160 },
} as const satisfies Readonly<Record<string, Pick<DataColumn<DealRecord>, 'width' | 'isUsual' | 'align'>>>;
export type ColumnName = keyof typeof columns;

/** The columns of the list of deals by the API's own names: what there is to choose from. */
export function useColumnNames() {
  const t = useTranslations('pipelines.field');
  return useMemo(() => {
    const ids = Object.keys(columns) as ColumnName[];
    const named = ids.map((id) => ({ ...columns[id], id, label: t(id), isSortable: isSortKey(id) }));
    return [
      { id: 'title' as const, label: t('title'), isFirst: true, isSortable: true, width: 224 },
      ...named,
    ];
  }, [t]);
}
