'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Diagnosis } from '@/lib/connection/diagnosis';

/** What a try of a connection found, and what to do about it. */
export function DiagnosisNote({ diagnosis }: { diagnosis: Diagnosis }) {
  const t = useTranslations('settings.connections');
  const isOk = diagnosis.result === 'ok';
  const Icon = isOk ? CircleCheck : CircleAlert;
  const facts = [
    diagnosis.status !== null && `HTTP ${diagnosis.status}`,
    diagnosis.latencyMs !== null && `${diagnosis.latencyMs} ms`,
    isOk && t('extensions', { count: diagnosis.extensions.length }),
  ].filter(Boolean);
  return (
    <div
      role={isOk ? 'status' : 'alert'}
      className={classNames(
        'flex gap-2 rounded-md px-3 py-2',
        isOk ? 'bg-success-soft text-success-ink' : 'bg-danger-soft text-danger-ink',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 space-y-0.5">
        <p className="font-medium">{t(`diagnosis.${diagnosis.result}.title`)}</p>
        <p>{t(`diagnosis.${diagnosis.result}.text`)}</p>
        <p className="break-words text-xs">{facts.join(' · ')}</p>
        {!isOk && diagnosis.detail && <p className="break-words font-mono text-xs">{diagnosis.detail}</p>}
      </div>
    </div>
  );
}
