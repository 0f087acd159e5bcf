'use client';

import { useTranslations } from 'next-intl';
import type { ImportCheck } from './import-check';

/** What a check of an import found. */
export function ImportReport({ check }: { check: ImportCheck }) {
  const t = useTranslations('workflows.import');
  if (check.kind !== 'workflow') {
    return (
      <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
        {check.kind === 'not_json' ? t('notJson', { reason: check.reason }) : t('noWorkflow')}
      </p>
    );
  }
  const warnings = [
    check.problem && t('problem', { part: check.problem }),
    check.opaque > 0 && t('opaque', { count: check.opaque }),
    check.unknown.length > 0 && t('unknown', { names: check.unknown.join(', ') }),
    check.unsure.length > 0 && t('unsure', { names: check.unsure.join(', ') }),
  ].filter(Boolean);
  return (
    <div role="status" className="space-y-1 rounded-md bg-sunken px-3 py-2 text-xs">
      <p>{t('holds', { triggers: check.triggers, steps: check.steps })}</p>
      {warnings.map((warning) => (
        <p key={String(warning)} className="text-warning-ink">
          {warning}
        </p>
      ))}
    </div>
  );
}
