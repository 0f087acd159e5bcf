'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import type { Id } from '@/lib/api/loose';
import { readFindings } from './findings';
import { storedCheck } from './stored-check';
import { useInView } from './use-in-view';

/** Errors and warnings of a stored workflow, asked for once its row is in sight. */
export function WorkflowChecks({ id, changedAt }: { id: Id; changedAt: string | undefined }) {
  const t = useTranslations('workflows.checks');
  const target = useTarget();
  const { ref, wasSeen } = useInView<HTMLSpanElement>();
  const { data, error } = useQuery({
    ...storedCheck({ id, updated_at: changedAt }, target),
    enabled: wasSeen,
  });
  const findings = data === undefined ? undefined : readFindings(data);
  const errors = findings?.filter(({ level }) => level === 'error').length ?? 0;
  const warnings = (findings?.length ?? 0) - errors;
  return (
    <span ref={ref} className="flex min-h-5 items-center gap-2 text-xs [&_svg]:size-3.5">
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
