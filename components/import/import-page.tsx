'use client';

import { useTranslations } from 'next-intl';
import { useJobs } from '@/components/jobs/jobs-context';
import { ImportSteps } from '@/components/records/import/import-steps';
import { useAddress } from '@/components/records/list/use-address';
import { useCan } from '@/components/session/session-context';
import { FormError } from '@/components/ui/fields/form-error';
import { Spinner } from '@/components/ui/spinner';
import { upsertCompany } from '@/lib/api/contract/companies';
import { upsertContact } from '@/lib/api/contract/contacts';
import { upsertDeal } from '@/lib/api/contract/deals';
import { createTask } from '@/lib/api/contract/tasks';
import { text } from '@/lib/fields/codecs';
import { ImportCheck } from './import-check';
import { ImportChoose } from './import-choose';
import { ImportMapping } from './import-mapping';
import { ImportProgress } from './import-progress';
import { isImportKind } from './import-state';
import { useImport } from './use-import';

const codecs = { kind: text };
const writeOf = {
  contacts: upsertContact,
  companies: upsertCompany,
  deals: upsertDeal,
  tasks: createTask,
} as const;
const steps = ['choose', 'map', 'check', 'run'] as const;

/** Brings a file of contacts, companies or deals in, step by step. */
export function ImportPage() {
  const t = useTranslations('contacts.import');
  const { values, set } = useAddress(codecs);
  const kind = isImportKind(values.kind) ? values.kind : 'contacts';
  const importSteps = useImport(kind);
  const { state, isBusy, error } = importSteps;
  const mayImport = useCan(writeOf[kind]);
  const begun = useJobs().jobs.find(({ id }) => state.step === 'run' && id === state.jobId);

  const shownStep = state.step === 'run' && !begun ? 'choose' : state.step;

  return (
    // It scrolls within what the dock of jobs leaves it.
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="max-w-5xl space-y-4 px-4 pb-8 sm:px-6">
        <ImportSteps steps={steps.map((id) => ({ id, label: t(`step.${id}`) }))} current={shownStep} />
        <FormError error={error} />
        {isBusy && (
          <p role="status" className="flex items-center gap-2 text-ink-muted">
            <Spinner />
            {t('working')}
          </p>
        )}
        {!mayImport ? (
          <p className="text-ink-muted">{t('notAllowed')}</p>
        ) : begun ? (
          <ImportProgress started={begun} onAnother={importSteps.startAnew} />
        ) : state.step === 'choose' || state.step === 'run' ? (
          <ImportChoose kind={kind} onKind={(next) => set({ kind: next })} steps={importSteps} />
        ) : state.step === 'map' ? (
          <ImportMapping kind={kind} state={state} steps={importSteps} />
        ) : (
          <ImportCheck key={state.file.digest} kind={kind} state={state} steps={importSteps} />
        )}
      </div>
    </div>
  );
}
