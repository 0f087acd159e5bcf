'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useJobs } from '@/components/jobs/jobs-context';
import { readPhoneCountry } from '@/components/records/fields/use-phone-reader';
import { type LoadedFile, loadFile } from '@/components/records/import/load-file';
import { readRememberedMapping, writeRememberedMapping } from '@/components/records/import/mapping-memory';
import { useLatestWork } from '@/components/records/import/use-latest-work';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { Id } from '@/lib/api/loose';
import type { Target } from '@/lib/api/queries';
import { loadPhoneLibrary } from '@/lib/fields/phone';
import { cellOf, guessMapping, type Mapping, rememberMapping } from '@/lib/files/mapping';
import type { ItemState, StartedJob } from '@/lib/jobs/job';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { type ImportFieldName, importFields, type ValueKind } from './import-fields';
import { pipelineChoices } from './import-stages';
import type { ImportState } from './import-state';
import type { ImportRules, ImportSettings } from './import-validate';
import { guessDateOrder, guessDecimalMark } from './import-values';
import { useRowIssueWords } from './use-row-issue-words';

/** The contract's schemas, needed once rows are checked. */
const loadValidation = () => import('./import-validate');

/** The steps of an import: choose a file, map its columns, check its rows, send them. */
export function useImport(kind: ImportKind) {
  const t = useTranslations('contacts.import');
  const words = useRowIssueWords();
  const target = useTarget();
  const { jobs, begin } = useJobs();
  const [state, setState] = useState<ImportState>(() => begunBefore(jobs, target) ?? { step: 'choose' });
  const { isBusy, error, during, stop } = useLatestWork();

  const choose = (chosen: File) =>
    during(async (signal) => {
      const file = await loadFile(
        chosen,
        { tooLarge: t('tooLarge'), noRows: t('noRows'), workbook: t('workbook') },
        signal,
      );
      const mapping = guessMapping(importFields[kind], file.headers, readRememberedMapping(kind));
      setState({ step: 'map', file, mapping, settings: guessSettings(kind, file, mapping) });
    });

  const check = () =>
    during(async (signal) => {
      if (state.step !== 'map') return;
      const { file, mapping, settings } = state;
      writeRememberedMapping(kind, rememberMapping(file.headers, mapping, readRememberedMapping(kind)));
      const { prepareRows } = await loadValidation();
      const prepared = await prepareRows(file.rows, await rulesOf(file.digest, mapping, settings), signal);
      setState({ step: 'check', file, mapping, settings, prepared });
    });

  async function rulesOf(
    fileDigest: string,
    mapping: Mapping<ImportFieldName>,
    settings: ImportSettings,
  ): Promise<ImportRules> {
    const phones = await loadPhoneLibrary();
    const found = kind === 'deals' ? await call(listPipelines, {}, target) : undefined;
    return { kind, mapping, settings, fileDigest, phones, pipelines: pipelineChoices(found?.items ?? []) };
  }

  /** @param unchanged rows by their numbers that need not be sent, with the ids of their records */
  const send = (unchanged: ReadonlyMap<number, Id | undefined> = new Map()) =>
    during(async () => {
      if (state.step !== 'check') return;
      const { file, prepared } = state;
      const started = await begin({
        kind: 'import',
        title: t('jobTitle', { name: file.name, count: file.rows.length }),
        fileName: file.name,
        headers: file.headers,
        settings: { kind },
        items: prepared.map(({ row, key, body, tags }, place) => ({
          id: row,
          key,
          cells: file.rows[place]!,
          body,
          tags,
        })),
        states: new Map(
          prepared.flatMap((row, place): [number, ItemState][] => {
            if (row.issues.length > 0) return [[place, { outcome: 'skipped', message: words.ofRow(row) }]];
            if (!unchanged.has(row.row)) return [];
            return [[place, { outcome: 'done', note: 'unchanged', made: unchanged.get(row.row) }]];
          }),
        ),
      });
      if (started) setState({ step: 'run', jobId: started.id });
    });

  return {
    state,
    isBusy,
    error,
    choose,
    check,
    send,
    change: (part: { mapping?: Mapping<ImportFieldName>; settings?: ImportSettings }) =>
      setState((now) => (now.step === 'map' ? { ...now, ...part } : now)),
    back: () =>
      setState((now) => {
        if (now.step !== 'check') return { step: 'choose' };
        const { file, mapping, settings } = now;
        return { step: 'map', file, mapping, settings };
      }),
    startAnew() {
      stop();
      setState({ step: 'choose' });
    },
  };
}

export type ImportSteps = ReturnType<typeof useImport>;

/** The import that was begun last, and is shown until it is dismissed; what a closed tab left is the dock's to offer. */
function begunBefore(jobs: readonly StartedJob[], { connectionId }: Target): ImportState | undefined {
  const last = jobs.findLast(
    ({ kind, job, ...one }) =>
      kind === 'import' && one.connectionId === connectionId && job.getView().state !== 'stopped',
  );
  return last && { step: 'run', jobId: last.id };
}

/** Rows that are looked at for guessing how amounts and dates are written. */
const SAMPLE = 200;

function guessSettings(
  kind: ImportKind,
  file: LoadedFile,
  mapping: Mapping<ImportFieldName>,
): ImportSettings {
  const samples = (...wanted: readonly ValueKind[]) => {
    const field = importFields[kind].find((each) => wanted.includes(each.kind));
    return field ? file.rows.slice(0, SAMPLE).map((cells) => cellOf(cells, mapping, field.name) ?? '') : [];
  };
  return {
    country: readPhoneCountry(),
    decimalMark: guessDecimalMark(samples('decimal'), file.delimiter === ';' ? ',' : '.'),
    dateOrder: guessDateOrder(samples('date', 'due')),
    currency: 'CLP',
  };
}
