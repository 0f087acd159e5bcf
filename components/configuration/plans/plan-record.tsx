'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import type { PlannedRecord, PlanRecordView, PlanView } from '@/lib/configuration/plan';
import { PlanRecordDetail } from './plan-record-detail';
import { ResultBadge } from './result-badge';

const tones = { create: 'success', update: 'accent', delete: 'danger' } as const satisfies Record<
  PlannedRecord['action'],
  Tone
>;

/** One record of a plan: what is done to it and what came of that; all of it once it is opened. */
export function PlanRecord({ plan, one }: { plan: PlanView; one: PlanRecordView }) {
  const t = useTranslations('configuration.plan');
  const { record, result } = one;
  const changes = record.differences.length;
  return (
    <Disclosure
      level={3}
      isLazy
      title={
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-1">
          <Badge tone={tones[record.action]}>{t(`action.${record.action}`)}</Badge>
          <span className="min-w-0 break-words">{record.title}</span>
          {record.action === 'update' && (
            <span className="font-normal text-ink-muted text-xs">{t('changes', { count: changes })}</span>
          )}
          <span className="ml-auto flex flex-wrap items-center gap-1.5">
            {record.warnings.length > 0 && !result && (
              <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
                {t('warnings', { count: record.warnings.length })}
              </Badge>
            )}
            {record.blocked.length > 0 && !result && <Badge tone="danger">{t('isBlocked')}</Badge>}
            {result && <ResultBadge result={result} action={record.action} />}
          </span>
        </span>
      }
    >
      <PlanRecordDetail plan={plan} one={one} />
    </Disclosure>
  );
}
