'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useJobs } from '@/components/jobs/jobs-context';
import { readPhoneCountry } from '@/components/records/fields/use-phone-reader';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listPipelines } from '@/lib/api/contract/pipelines';
import type { Target } from '@/lib/api/queries';
import { loadPhoneLibrary } from '@/lib/fields/phone';
import type { StartedJob } from '@/lib/jobs/job';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { importFields } from './import-fields';
import { digestOf } from './import-keys';
import { cellOf, guessMapping, type Mapping, rememberMapping } from './import-map';
import { readRememberedMapping, writeRememberedMapping } from './import-memory';
import { decodeText, parseSeparated } from './import-parse';
import { pipelineChoices } from './import-stages';
import type { ImportState, LoadedFile } from './import-state';
import type { ImportRules, ImportSettings } from './import-validate';
import { guessDateOrder, guessDecimalMark } from './import-values';
import { useRowIssueWords } from './use-row-issue-words';

/** The contract's schemas, needed once rows are checked. */
const loadValidation = () => import('./import-validate');

/** The largest file that is taken: 10,000 rows are about 2 MB. */
const BYTES_MAX = 50 * 1024 * 1024;

/** The steps of an import: choose a file, map its columns, check its rows, send them. */
export function useImport(kind: ImportKind) {
  const t = useTranslations('contacts.import');
  const words = useRowIssueWords();
  const target = useTarget();
  const { jobs, begin } = useJobs();
  const [state, setState] = useState<ImportState>(() => begunBefore(jobs, target) ?? { step: 'choose' });
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
      const prepared = await prepareRows(file.rows, await rulesOf(file.digest, mapping, settings), signal);
      setState({ step: 'check', file, mapping, settings, prepared });
    });

  async function rulesOf(
    fileDigest: string,
    mapping: Mapping,
    settings: ImportSettings,
  ): Promise<ImportRules> {
    const phones = await loadPhoneLibrary();
    const found = kind === 'deals' ? await call(listPipelines, {}, target) : undefined;
    return { kind, mapping, settings, fileDigest, phones, pipelines: pipelineChoices(found?.items ?? []) };
  }

  const send = () =>
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
          prepared.flatMap((row, place) =>
            row.issues.length > 0
              ? [[place, { outcome: 'skipped', message: words.ofRow(row) }] as const]
              : [],
          ),
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
      setError(null);
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
