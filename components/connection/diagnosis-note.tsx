'use client';

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Disclosure } from '@/components/ui/disclosure';
import { type Diagnosis, isWorking } from '@/lib/connection/diagnosis';
import { AreasTable } from './areas-table';
import { DiagnosisSteps } from './diagnosis-steps';

type DiagnosisNoteProps = {
  diagnosis: Diagnosis;
  /** Takes over the address that was found; without it the address is only shown. */
  onUseAddress?: (baseUrl: string) => void;
};

const looks = {
  good: { icon: CircleCheck, tone: 'bg-success-soft text-success-ink' },
  doubtful: { icon: TriangleAlert, tone: 'bg-warning-soft text-warning-ink' },
  bad: { icon: CircleAlert, tone: 'bg-danger-soft text-danger-ink' },
} as const;

/** What a test of a connection came to and what to do about it, what was seen on the way, and which areas there are. */
export function DiagnosisNote({ diagnosis, onUseAddress }: DiagnosisNoteProps) {
  const t = useTranslations('settings.connections');
  const { result, detail, steps, areas, suggestedBaseUrl } = diagnosis;
  const works = isWorking(diagnosis);
  const isDoubtful = result === 'partly' || result === 'limited' || result === 'wrong_path';
  const { icon: Icon, tone } = looks[isDoubtful ? 'doubtful' : works ? 'good' : 'bad'];
  return (
    <div className="space-y-3">
      <div role={works ? 'status' : 'alert'} className={classNames('flex gap-2 rounded-md px-3 py-2', tone)}>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <div className="min-w-0 space-y-1">
          <p className="font-medium">{t(`diagnosis.${result}.title`)}</p>
          <p>{t(`diagnosis.${result}.text`)}</p>
          {suggestedBaseUrl && (
            <div className="flex flex-wrap items-center gap-2">
              <code className="break-all font-mono text-xs">{suggestedBaseUrl}</code>
              {onUseAddress && (
                <Button size="sm" onPress={() => onUseAddress(suggestedBaseUrl)}>
                  {t('useAddress')}
                </Button>
              )}
            </div>
          )}
          {!works && detail && !suggestedBaseUrl && (
            <p className="break-words text-xs">{t('serverSays', { words: detail })}</p>
          )}
        </div>
      </div>
      {areas.length > 0 && <AreasTable probed={areas} />}
      {works ? (
        <Disclosure title={t('stepsTitle')} level={2}>
          <DiagnosisSteps steps={steps} />
        </Disclosure>
      ) : (
        <DiagnosisSteps steps={steps} />
      )}
    </div>
  );
}
