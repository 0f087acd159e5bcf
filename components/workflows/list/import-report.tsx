'use client';

import { useTranslations } from 'next-intl';
import { FileReport } from '@/components/editing/json-file';
import type { ImportCheck } from './import-check';

/** What a check of an import found. */
export function ImportReport({ check }: { check: ImportCheck }) {
  const t = useTranslations('workflows.import');
  const file = useTranslations('editing.file');
  if (check.kind !== 'workflow') {
    const refusal = check.kind === 'not_json' ? file('notJson', { reason: check.reason }) : t('noWorkflow');
    return <FileReport refusal={refusal} />;
  }
  return (
    <FileReport
      holds={t('holds', { triggers: check.triggers, steps: check.steps })}
      warnings={[
        check.problem && t('problem', { part: check.problem }),
        check.opaque > 0 && t('opaque', { count: check.opaque }),
        check.unknown.length > 0 && t('unknown', { names: check.unknown.join(', ') }),
        check.unsure.length > 0 && t('unsure', { names: check.unsure.join(', ') }),
      ]}
    />
  );
}
