'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useJobs } from '@/components/jobs/jobs-context';
import { FileDrop } from '@/components/records/import/file-drop';
import { ImportSteps } from '@/components/records/import/import-steps';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { lazy } from '@/components/ui/lazy';
import { saveFile } from '@/components/ui/save-file';
import { Spinner } from '@/components/ui/spinner';
import { savePrice } from '@/lib/api/contract/catalog';
import { exampleFile } from '@/lib/catalog/csv/columns';
import { mediaTypes } from '@/lib/files/format';
import { usePriceImport } from './use-price-import';

const CheckFile = lazy(() => import('./check-file').then((module) => module.CheckFile));
const ImportResult = lazy(() => import('./import-result').then((module) => module.ImportResult));
const MapColumns = lazy(() => import('./map-columns').then((module) => module.MapColumns));

const allSteps = ['choose', 'map', 'check', 'run'] as const;

/** Brings a file of prices in: what it would do is shown before anything is written. */
export function PriceImportPage() {
  const t = useTranslations('catalog.csv');
  const steps = usePriceImport();
  const { state, isBusy, error, read } = steps;
  const mayImport = useCan(savePrice);
  const begun = useJobs().jobs.find(({ id }) => state.step === 'run' && id === state.jobId);
  const current = state.step === 'run' && !begun ? 'choose' : state.step;

  return (
    // It scrolls within what the dock of jobs leaves it.
    <div className="min-h-0 flex-1 overflow-y-auto">
      <PageHeader title={t('title')} />
      <div className="max-w-5xl space-y-4 px-4 pb-8 sm:px-6">
        <ImportSteps
          steps={allSteps
            .filter((id) => id !== 'map' || current === 'map')
            .map((id) => ({ id, label: t(`step.${id}`) }))}
          current={current}
        />
        <FormError error={error} />
        {isBusy && (
          <p role="status" className="flex items-center gap-2 text-ink-muted">
            <Spinner />
            {read > 0 ? t('reading', { count: read }) : t('working')}
          </p>
        )}
        {!mayImport ? (
          <p className="text-ink-muted">{t('notAllowed')}</p>
        ) : begun ? (
          <ImportResult started={begun} onAnother={steps.startAnew} />
        ) : state.step === 'map' ? (
          <MapColumns state={state} steps={steps} />
        ) : state.step === 'check' ? (
          <CheckFile key={state.file.digest} state={state} steps={steps} />
        ) : (
          <ChooseFile isBusy={isBusy} onFile={(file) => void steps.choose(file)} />
        )}
      </div>
    </div>
  );
}

const rules = ['row', 'merge', 'remove', 'decimals', 'match'] as const;

function ChooseFile({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const t = useTranslations('catalog.csv');
  const saveExample = () => saveFile(new Blob([exampleFile()], { type: mediaTypes.csv }), t('exampleName'));
  return (
    <>
      <FileDrop label={t('file')} hint={t('drop')} choose={t('choose')} isBusy={isBusy} onFile={onFile}>
        {t('tryExport')}
      </FileDrop>
      <section className="space-y-2">
        <h2 className="font-medium">{t('rulesTitle')}</h2>
        <ul className="list-disc space-y-1 pl-5 text-ink-muted">
          {rules.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`)}</li>
          ))}
        </ul>
        <Button icon={<Download aria-hidden />} onPress={saveExample}>
          {t('example')}
        </Button>
      </section>
    </>
  );
}
