'use client';

import { useTranslations } from 'next-intl';
import type { PipelineRecord, StageRecord } from '@/lib/api/records';
import type { StageType } from '@/lib/contract/pipelines';
import { isClosedStage } from '@/lib/deals/deal-totals';
import { totalOf } from './deal-tally';
import { useDealTally } from './use-deal-tally';

type StageTypeChangeProps = { pipeline: PipelineRecord; stage: StageRecord; to: StageType };

/** Says what another type does to the deals that stand in the stage. */
export function StageTypeChange({ pipeline, stage, to }: StageTypeChangeProps) {
  const t = useTranslations('pipeline-settings.stage.change');
  const { data } = useDealTally({ pipeline, stage }, true);
  const count = data ? totalOf(data) - data.trashed : 0;
  const reopens = to === 'open' && isClosedStage(stage);
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
      {!data?.isComplete
        ? t('counting', { count })
        : count === 0
          ? t('none')
          : reopens
            ? t('reopen', { count })
            : t(to === 'lost' ? 'lose' : to === 'won' ? 'win' : 'reopen', { count })}
    </p>
  );
}
