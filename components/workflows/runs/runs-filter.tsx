'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/ui/fields/select';
import { useRunWords } from '@/components/workflows/editor/use-run-words';
import { runStatuses } from '@/lib/api/contract/workflow-runs';
import { timeThere } from '@/lib/format/record-time';
import type { RunsFilter } from './use-runs';

const HOUR_MS = 3_600_000;
const periods = { day: 24, week: 7 * 24, month: 30 * 24, all: undefined } as const;
export type RunsPeriod = keyof typeof periods;

/** The period and the status that runs are looked at by; the beginning of a period stays where it was chosen. */
export function useRunsFilter() {
  const [period, setPeriod] = useState<{ readonly id: RunsPeriod; readonly desde: string | undefined }>({
    id: 'all',
    desde: undefined,
  });
  const [status, setStatus] = useState<string>();
  return {
    period: period.id,
    filter: { status, desde: period.desde } satisfies RunsFilter,
    setStatus,
    choosePeriod(id: RunsPeriod) {
      const hours = periods[id];
      const desde = hours === undefined ? undefined : new Date(timeThere() - hours * HOUR_MS).toISOString();
      setPeriod({ id, desde });
    },
  };
}

const ANY = 'any';

/** Which runs are listed and counted. */
export function RunsFilterFields({ filter }: { filter: ReturnType<typeof useRunsFilter> }) {
  const t = useTranslations('workflows.runs');
  const words = useRunWords();
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        label={t('statusLabel')}
        options={[
          { id: ANY, label: t('anyStatus') },
          ...runStatuses.map((status) => ({ id: status, label: words.word(status) })),
        ]}
        value={filter.filter.status ?? ANY}
        onChange={(id) => filter.setStatus(id === ANY ? undefined : id)}
      />
      <Select
        label={t('periodLabel')}
        options={(Object.keys(periods) as RunsPeriod[]).map((id) => ({ id, label: t(`period.${id}`) }))}
        value={filter.period}
        onChange={filter.choosePeriod}
      />
    </div>
  );
}
