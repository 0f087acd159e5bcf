'use client';

import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { PlannedRecord, RecordResult } from '@/lib/configuration/plan';
import type { Outcome } from '@/lib/jobs/job';

const tones = {
  done: 'success',
  partial: 'warning',
  refused: 'danger',
  unknown: 'warning',
  skipped: 'neutral',
} as const satisfies Record<Outcome, Tone>;

type ResultBadgeProps = { result: RecordResult; action: PlannedRecord['action'] };

/** What came of a record; one that reads back otherwise than it was written says so. */
export function ResultBadge({ result: { outcome, differs = [] }, action }: ResultBadgeProps) {
  const t = useTranslations('configuration.plan');
  if (outcome !== 'done') return <Badge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Badge>;
  if (differs.length > 0) return <Badge tone="warning">{t('outcome.differs')}</Badge>;
  return <Badge tone={tones.done}>{t(`done.${action}`)}</Badge>;
}
