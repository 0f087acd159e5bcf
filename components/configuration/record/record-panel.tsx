'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { comparePath, recordPath } from '@/components/configuration/compare/compare-address';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import { StatusBadge } from '@/components/configuration/results/status-badge';
import { PanelFrame } from '@/components/records/panel/panel-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { KindName } from '@/lib/resources/configuration';
import { type Drawings, RecordBody } from './record-body';

type RecordPanelProps = {
  kind: string;
  /** What it is known by: `sku:PLAN-PRO`. */
  name: string;
  drawings: Drawings;
};

/** One record of a comparison, at its own address beside the others. */
export function RecordPanel({ kind, name, drawings }: RecordPanelProps) {
  const t = useTranslations('configuration.record');
  const kinds = useTranslations('configuration.kinds');
  const search = useSearchParams().toString();
  const { comparison, isComparing, error } = useCompareScope();
  const key = `${kind}/${name}`;
  const of = comparison?.kinds.find((one) => one.kind === kind);
  const record = of?.records.find((one) => one.key === key);
  return (
    <PanelFrame
      recordKey={key}
      path={recordPath(key)}
      listHref={`${comparePath}${search && `?${search}`}`}
      title={record?.title ?? name}
      titleExtra={record && <StatusBadge status={record.status} />}
      description={record && [kinds(`one.${kind as KindName}`), record.detail].filter(Boolean).join(' · ')}
    >
      {of && record && comparison ? (
        <RecordBody key={key} of={of} record={record} comparison={comparison} drawings={drawings} />
      ) : comparison ? (
        <EmptyState title={t('notFound')}>{t('notFoundText')}</EmptyState>
      ) : error ? (
        <ErrorState error={error} />
      ) : isComparing ? (
        <LoadingState />
      ) : (
        <EmptyState title={t('notCompared')}>{t('notComparedText')}</EmptyState>
      )}
    </PanelFrame>
  );
}
