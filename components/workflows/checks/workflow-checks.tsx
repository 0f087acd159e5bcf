'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import type { WorkflowRecord } from '@/components/workflows/records';
import { readFindings } from './findings';
import { storedCheck } from './stored-check';

/** Errors and warnings of a stored workflow; each is a request, so only rows in sight show them. */
export function WorkflowChecks({ workflow }: { workflow: WorkflowRecord }) {
  const t = useTranslations('workflows.checks');
  const target = useTarget();
  const { data, error } = useQuery(storedCheck(workflow, target));
  const findings = data === undefined ? undefined : readFindings(data);
  const errors = findings?.filter(({ level }) => level === 'error').length ?? 0;
  const warnings = (findings?.length ?? 0) - errors;
  return (
    <span className="inline-flex min-h-5 items-center gap-2 text-xs [&_svg]:size-3.5">
      {error && <span className="text-ink-faint">{t('unknown')}</span>}
      {findings && errors > 0 && (
        <span className="flex items-center gap-1 text-danger-ink">
          <CircleAlert aria-hidden />
          {t('errors', { count: errors })}
        </span>
      )}
      {findings && warnings > 0 && (
        <span className="flex items-center gap-1 text-warning-ink">
          <TriangleAlert aria-hidden />
          {t('warnings', { count: warnings })}
        </span>
      )}
      {findings?.length === 0 && (
        <span className="flex items-center gap-1 text-ink-muted">
          <CircleCheck aria-hidden />
          {t('fine')}
        </span>
      )}
    </span>
  );
}
