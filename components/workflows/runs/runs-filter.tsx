'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAddress } from '@/components/records/list/use-address';
import { Select } from '@/components/ui/fields/select';
import { useRunWords } from '@/components/workflows/editor/use-run-words';
import { runStatuses } from '@/lib/api/contract/workflow-runs';
import { timeThere } from '@/lib/format/record-time';
import { runsAddress } from './runs-address';
import { type RunsPeriod, runsPeriods, startOfPeriod } from './runs-period';
import type { RunsFilter } from './use-runs';

const periodOf = (id: RunsPeriod) => ({ id, desde: startOfPeriod(id, timeThere()) });

/**
 * The period and the status that runs are looked at by, at first as the address says; the beginning of a period stays
 * where it was chosen.
 */
export function useRunsFilter() {
  const { values } = useAddress(runsAddress);
  const [period, setPeriod] = useState(() => periodOf(values.run_period || 'all'));
  const [status, setStatus] = useState<string | undefined>(values.run_status || undefined);
  return {
    period: period.id,
    filter: { status, desde: period.desde } satisfies RunsFilter,
    setStatus,
    choosePeriod: (id: RunsPeriod) => setPeriod(periodOf(id)),
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
        options={runsPeriods.map((id) => ({ id, label: t(`period.${id}`) }))}
        value={filter.period}
        onChange={filter.choosePeriod}
      />
    </div>
  );
}
