'use client';

import { useTranslations } from 'next-intl';
import { DifferenceList } from '@/components/configuration/differences/difference-list';
import type { RecordResult } from '@/lib/configuration/plan';

/** Why a record was not written, in the server's words, or what of it reads back otherwise than it was written. */
export function RecordResultNote({ result }: { result: RecordResult }) {
  const t = useTranslations('configuration.plan');
  const ui = useTranslations('ui');
  const { outcome, message, requestId, differs = [] } = result;
  if (outcome === 'done' && differs.length === 0) return null;
  return (
    <div className="space-y-2 rounded-md border border-warning bg-warning-soft px-3 py-2 text-warning-ink">
      <p className="break-words">
        {outcome === 'done' ? t('readBack') : (message ?? t(`outcome.${outcome}`))}
        {requestId !== undefined && <span className="text-xs"> {ui('requestId', { id: requestId })}</span>}
      </p>
      {differs.length > 0 && (
        <div className="rounded bg-surface px-3 text-ink">
          <DifferenceList
            label={t('readBack')}
            differences={differs}
            columns={[
              { of: 'source', label: t('written') },
              { of: 'target', label: t('read') },
            ]}
          />
        </div>
      )}
    </div>
  );
}
