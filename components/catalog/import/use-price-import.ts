'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useJobs } from '@/components/jobs/jobs-context';
import { type LoadedFile, loadFile } from '@/components/records/import/load-file';
import { readRememberedMapping, writeRememberedMapping } from '@/components/records/import/mapping-memory';
import { useLatestWork } from '@/components/records/import/use-latest-work';
import { useTarget } from '@/components/session/session-context';
import type { Target } from '@/lib/api/queries';
import { neededColumns, type PriceColumn, priceColumns } from '@/lib/catalog/csv/columns';
import type { FilePlan, Known } from '@/lib/catalog/csv/plan';
import { guessMapping, type Mapping, rememberMapping } from '@/lib/files/mapping';
import type { StartedJob } from '@/lib/jobs/job';
import { useCsvWords } from './use-csv-words';

/** Where an import stands on its page. */
export type PriceImportState =
  | { readonly step: 'choose' }
  | { readonly step: 'map'; readonly file: LoadedFile; readonly mapping: Mapping<PriceColumn> }
  | {
      readonly step: 'check';
      readonly file: LoadedFile;
      readonly mapping: Mapping<PriceColumn>;
      readonly known: Known;
      readonly plan: FilePlan;
      readonly makesProducts: boolean;
    }
  | { readonly step: 'run'; readonly jobId: string };

const KIND = 'prices';

/** What checks and writes, needed once there is a file. */
async function loadPlanning() {
  const [own, plan, read] = await Promise.all([
    import('./planning'),
    import('@/lib/catalog/csv/plan'),
    import('@/lib/catalog/csv/read-catalogue'),
  ]);
  return { ...own, ...plan, ...read };
}

/** The steps of an import of prices: a file, its columns where one is not known, what it would do, the job. */
export function usePriceImport() {
  const t = useTranslations('catalog.csv');
  const words = useCsvWords();
  const target = useTarget();
  const { jobs, begin } = useJobs();
  const [state, setState] = useState<PriceImportState>(() => begunBefore(jobs, target) ?? { step: 'choose' });
  const [read, setRead] = useState(0);
  const { isBusy, error, during, stop } = useLatestWork();

  const choose = (chosen: File) =>
    during(async (signal) => {
      const file = await loadFile(
        chosen,
        { tooLarge: t('tooLarge'), noRows: t('noRows'), workbook: t('workbook') },
        signal,
      );
      const remembered = readRememberedMapping<PriceColumn>(KIND);
      const mapping = guessMapping(priceColumns, file.headers, remembered);
      // One that was left out before is known.
      const again = rememberMapping(file.headers, mapping);
      const isKnown = Object.keys(again).every((header) => again[header] !== null || header in remembered);
      if (isKnown && neededColumns.every((name) => mapping.includes(name))) {
        return checkFile(file, mapping, signal);
      }
      setState({ step: 'map', file, mapping });
    });

  async function checkFile(file: LoadedFile, mapping: Mapping<PriceColumn>, signal: AbortSignal) {
    setRead(0);
    const { readFile, readCatalogue, planFile } = await loadPlanning();
    const rows = await readFile(file, mapping, signal);
    const known = await readCatalogue(rows, target, { signal, onRead: setRead });
    const options = { digest: file.digest, makesProducts: false };
    const plan = await planFile(known, options, signal);
    setState({ step: 'check', file, mapping, known, plan, makesProducts: false });
  }

  const check = () =>
    during(async (signal) => {
      if (state.step !== 'map') return;
      const { file, mapping } = state;
      const before = readRememberedMapping<PriceColumn>(KIND);
      writeRememberedMapping(KIND, rememberMapping(file.headers, mapping, before));
      await checkFile(file, mapping, signal);
    });

  const makeProducts = (makesProducts: boolean) =>
    during(async (signal) => {
      if (state.step !== 'check') return;
      const { planFile } = await loadPlanning();
      const plan = await planFile(state.known, { digest: state.file.digest, makesProducts }, signal);
      setState({ ...state, plan, makesProducts });
    });

  const send = () =>
    during(async () => {
      if (state.step !== 'check') return;
      const { file, known, plan } = state;
      const { makeCategories, jobItems } = await loadPlanning();
      const categories = await makeCategories(plan, known, file.digest, target);
      const started = await begin({
        kind: 'import-prices',
        title: t('jobTitle', { name: file.name, count: plan.fates.length }),
        fileName: file.name,
        exclusiveGroup: 'price-changes',
        headers: file.headers,
        settings: { categories },
        ...jobItems(plan, words.ofFate),
      });
      if (started) setState({ step: 'run', jobId: started.id });
      else throw new Error(t('busy'));
    });

  return {
    state,
    isBusy,
    error,
    read,
    choose,
    check,
    makeProducts,
    send,
    setMapping: (mapping: Mapping<PriceColumn>) =>
      setState((now) => (now.step === 'map' ? { ...now, mapping } : now)),
    startAnew() {
      stop();
      setState({ step: 'choose' });
    },
  };
}

export type PriceImport = ReturnType<typeof usePriceImport>;

/** The import that was begun last, and is shown until it is dismissed; what a closed tab left is the dock's to offer. */
function begunBefore(jobs: readonly StartedJob[], { connectionId }: Target): PriceImportState | undefined {
  const last = jobs.findLast(
    ({ kind, job, ...one }) =>
      kind === 'import-prices' && one.connectionId === connectionId && job.getView().state !== 'stopped',
  );
  return last && { step: 'run', jobId: last.id };
}
