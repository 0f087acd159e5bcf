'use client';

import { useTranslations } from 'next-intl';
import { DifferenceList } from '@/components/configuration/differences/difference-list';
import type { RecordResult } from '@/lib/configuration/plan';

/** Why a record was not written, in the server's words, what the server did instead, or what reads back otherwise. */
export function RecordResultNote({ result }: { result: RecordResult }) {
  const t = useTranslations('configuration.plan');
  const notes = useTranslations('configuration.resultNotes');
  const ui = useTranslations('ui');
  const { outcome, code = '', message, requestId, differs = [] } = result;
  // Codes of a server have its own words.
  const note = notes.has(code as 'archived')
    ? notes(code as 'archived', { message: message ?? '' } as never)
    : undefined;
  if (outcome === 'done' && differs.length === 0 && note === undefined) return null;
  return (
    <div className="space-y-2 rounded-md border border-warning bg-warning-soft px-3 py-2 text-warning-ink">
      {(outcome !== 'done' || note !== undefined) && (
        <p className="break-words">
          {note ?? message ?? t(`outcome.${outcome as 'refused'}`)}
          {requestId !== undefined && <span className="text-xs"> {ui('requestId', { id: requestId })}</span>}
        </p>
      )}
      {differs.length > 0 && (
        <>
          <p className="break-words">{t('readBack')}</p>
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
        </>
      )}
    </div>
  );
}
