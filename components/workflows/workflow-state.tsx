'use client';

import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { Badge } from '@/components/ui/badge';
import { isPublished, type WorkflowRecord } from './records';

/** Status, and whether a publication is in force: a draft may have one. */
export function WorkflowState({ workflow }: { workflow: WorkflowRecord }) {
  const { status, activo } = workflow;
  const t = useTranslations('workflows.state');
  const known = status === 'draft' || status === 'published';
  return (
    <>
      <Badge tone={isPublished(status) ? 'success' : 'neutral'}>
        {known ? t(status) : (status ?? <Blank of={workflow} field="status" />)}
      </Badge>
      {activo === true && !isPublished(status) && <Badge tone="accent">{t('inForce')}</Badge>}
      {activo === false && isPublished(status) && <Badge tone="warning">{t('notInForce')}</Badge>}
    </>
  );
}
