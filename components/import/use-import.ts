'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { readPhoneCountry } from '@/components/records/fields/use-phone-reader';
import { useSession, useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { keyOfArea } from '@/lib/api/queries';
import { loadPhoneLibrary } from '@/lib/fields/phone';
import { type ImportKind, importFields } from './import-fields';
import { type ImportJob, skippedResults } from './import-job';
import { digestOf } from './import-keys';
import { cellOf, guessMapping, type Mapping, rememberMapping } from './import-map';
import { readRememberedMapping, writeRememberedMapping } from './import-memory';
import { decodeText, parseSeparated } from './import-parse';
import { ImportRun } from './import-run';
import { pipelineChoices } from './import-stages';
import { type ImportState, importUnderWay, keepUnderWay, type LoadedFile } from './import-state';
import { readResults, readRows, saveJob, saveResults } from './import-store';
import type { ImportRules, ImportSettings } from './import-validate';
import { guessDateOrder, guessDecimalMark } from './import-values';
import { useIssueWords } from './use-issue-words';

/** The contract's schemas, needed once rows are checked. */
const loadValidation = () => import('./import-validate');

/** The largest file that is taken: 10,000 rows are about 2 MB. */
const BYTES_MAX = 50 * 1024 * 1024;

/** The steps of an import: choose a file, map its columns, check its rows, send them. */
export function useImport(kind: ImportKind) {
  const t = useTranslations('contacts.import');
  const words = useIssueWords();
  const target = useTarget();
  const client = useQueryClient();
  const { connection } = useSession();
  const connectionId = connection?.id ?? '';
  const [state, setState] = useState<ImportState>(() => importUnderWay(connectionId) ?? { step: 'choose' });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const work = useRef<AbortController>(undefined);

  /** One piece of work at a time; the latest wins. */
  async function during(act: (signal: AbortSignal) => Promise<void>) {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    setIsBusy(true);
    setError(null);
    try {
      await act(controller.signal);
    } catch (thrown) {
      if (!controller.signal.aborted) setError(thrown);
    } finally {
      if (work.current === controller) setIsBusy(false);
    }
  }

  const choose = (chosen: File) =>
    during(async (signal) => {
      if (chosen.size > BYTES_MAX) throw new Error(t('tooLarge'));
      const { text, encoding } = decodeText(new Uint8Array(await chosen.arrayBuffer()));
      const parsed = await parseSeparated(text, signal);
      if (parsed.rows.length === 0) throw new Error(t('noRows'));
      const file: LoadedFile = { name: chosen.name, digest: digestOf(text), encoding, ...parsed };
      const mapping = guessMapping(kind, file.headers, readRememberedMapping(kind));
      setState({ step: 'map', file, mapping, settings: guessSettings(kind, file, mapping) });
    });

  const check = () =>
    during(async (signal) => {
      if (state.step !== 'map') return;
      const { file, mapping, settings } = state;
      writeRememberedMapping(kind, rememberMapping(file.headers, mapping, readRememberedMapping(kind)));
      const { prepareRows } = await loadValidation();
      const prepared = await prepareRows(
        file.rows,
        await rulesOf(kind, file.digest, mapping, settings),
        signal,
      );
      setState({ step: 'check', file, mapping, settings, prepared });
    });

  async function rulesOf(
    ofKind: ImportKind,
    fileDigest: string,
    mapping: Mapping,
    settings: ImportSettings,
  ): Promise<ImportRules> {
    const phones = await loadPhoneLibrary();
    const found = ofKind === 'deals' ? await call(listPipelines, {}, target) : undefined;
    return {
      kind: ofKind,
      mapping,
      settings,
      fileDigest,
      phones,
      pipelines: pipelineChoices(found?.items ?? []),
    };
  }

  const send = () =>
    during(async () => {
      if (state.step !== 'check') return;
      const { file, mapping, settings, prepared } = state;
      const job: ImportJob = {
        id: `${file.digest.slice(0, 12)}-${Date.now().toString(36)}`,
        kind,
        connectionId,
        connectionName: connection?.name ?? '',
        fileName: file.name,
        fileDigest: file.digest,
        headers: file.headers,
        mapping,
        settings,
        total: file.rows.length,
        createdAt: new Date().toISOString(),
        isFinished: false,
      };
      const skipped = skippedResults(prepared, words.ofRow);
      await saveJob(job, file.rows);
      await saveResults(job.id, skipped);
      const results = new Map(skipped.map((result) => [result.row, result]));
      begin(new ImportRun(job, prepared, results, target), file.rows);
    });

  /** Goes on with an import whose tab was closed: rows without a result are sent, by the keys they had. */
  const resume = (job: ImportJob) =>
    during(async (signal) => {
      const [rows, results] = await Promise.all([readRows(job.id), readResults(job.id)]);
      const rules = await rulesOf(job.kind, job.fileDigest, job.mapping, job.settings);
      const { prepareRows } = await loadValidation();
      const prepared = await prepareRows(rows, rules, signal);
      begin(new ImportRun(job, prepared, results, target), rows);
    });

  function begin(run: ImportRun, rows: LoadedFile['rows']) {
    const next = { step: 'run', run, rows } as const;
    keepUnderWay(next);
    setState(next);
    void start(run);
  }

  async function start(run: ImportRun, retriesFailed = false) {
    await run.start(retriesFailed);
    const area = run.job.kind === 'deals' ? 'pipelines' : 'contacts';
    void client.resetQueries({ queryKey: keyOfArea(area, target) });
  }

  return {
    state,
    isBusy,
    error,
    choose,
    check,
    send,
    resume,
    retry: (run: ImportRun) => void start(run, true),
    goOn: (run: ImportRun) => void start(run),
    change: (part: { mapping?: Mapping; settings?: ImportSettings }) =>
      setState((now) => (now.step === 'map' ? { ...now, ...part } : now)),
    back: () =>
      setState((now) => {
        if (now.step !== 'check') return { step: 'choose' };
        const { file, mapping, settings } = now;
        return { step: 'map', file, mapping, settings };
      }),
    startAnew() {
      work.current?.abort();
      keepUnderWay(undefined);
      setError(null);
      setState({ step: 'choose' });
    },
  };
}

export type ImportSteps = ReturnType<typeof useImport>;

/** Rows that are looked at for guessing how amounts and dates are written. */
const SAMPLE = 200;

function guessSettings(kind: ImportKind, file: LoadedFile, mapping: Mapping): ImportSettings {
  const samples = (wanted: 'decimal' | 'date') => {
    const field = importFields[kind].find((each) => each.kind === wanted);
    return field ? file.rows.slice(0, SAMPLE).map((cells) => cellOf(cells, mapping, field.name) ?? '') : [];
  };
  return {
    country: readPhoneCountry(),
    decimalMark: guessDecimalMark(samples('decimal'), file.delimiter === ';' ? ',' : '.'),
    dateOrder: guessDateOrder(samples('date')),
    currency: 'CLP',
  };
}
