'use client';

import { useLocale, useTranslations } from 'next-intl';
import { STALE_DAYS } from '@/components/pipelines/deal/deal-age';
import { openHref } from '@/components/pipelines/forecast/deal-links';
import { useDefaultPipeline } from '@/components/pipelines/forecast/use-default-forecast';
import { boardPath, dealPath } from '@/components/pipelines/pipeline-paths';
import { useNameOr } from '@/components/records/blank';
import { keyOfRecord, RecordLink } from '@/components/records/record-link';
import { isAbsence } from '@/components/session/read-parts';
import { useSubaccountZone } from '@/components/session/use-subaccount-zone';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewCounts } from '@/components/shell/overview-counts';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { useClock, useDayIn } from '@/components/ui/use-clock';
import { idOf } from '@/lib/api/records';
import { formatMoney } from '@/lib/format/money';
import { addDays } from '@/lib/rules/zones';
import { useOpenDeals } from './use-open-deals';
import { countWaits, longestWaiting, type Wait, type WaitingDeal, waits } from './waiting-deals';

const SHOWN = 5;

/** Open deals of the default pipeline that wait for somebody, for the overview; as far as they were read, and it says so. */
export function WaitingSummary() {
  const t = useTranslations('overview.waiting');
  const pipelines = useDefaultPipeline();
  const { pipeline } = pipelines;
  const pipelineId = pipeline?.id === undefined ? undefined : idOf(pipeline);
  const open = useOpenDeals(pipelineId);
  const now = useClock().getTime();
  const today = useDayIn(useSubaccountZone());
  const clock = { now, today };
  // Without a pipeline that can be opened the card beside this one says all.
  if (!pipelines.isPending && !pipelines.error && pipelineId === undefined) return <OverviewAbsent />;
  if (isAbsence(open.error)) return <OverviewAbsent />;
  const counts = countWaits(open.deals, clock);
  const hrefs: Record<Wait, string> = {
    overdue: openHref(pipelineId ?? '', { to: addDays(today, -1) }),
    stale: openHref(pipelineId ?? '', { age: String(STALE_DAYS) }),
    undated: openHref(pipelineId ?? '', { close: 'none' }),
  };
  const asText = (count: number) => (open.isPartial ? t('atLeast', { count }) : String(count));
  const isNothing = waits.every((wait) => counts[wait] === 0);
  const figures = waits.map((wait) => ({
    id: wait,
    label: t(wait, { days: STALE_DAYS }),
    value: asText(counts[wait]),
    href: hrefs[wait],
    tone: wait === 'overdue' && counts[wait] > 0 ? ('danger' as const) : undefined,
  }));
  return (
    <OverviewCard
      title={t('title')}
      href={boardPath(pipelineId ?? '', 'view=list&estado=abierto')}
      more={t('more')}
      isPending={pipelines.isPending || (open.isPending && !pipelines.error)}
      error={pipelines.error ?? open.error}
      onRetry={pipelines.error ? pipelines.retry : open.retry}
      quiet={
        isNothing ? { text: t(open.isPartial ? 'nothingFound' : 'nothing', { count: open.read }) } : undefined
      }
      figures={figures.slice(0, 1).map((figure) => ({ ...figure, label: t('strip') }))}
    >
      <OverviewCounts counts={figures} />
      <ul className="space-y-1">
        {longestWaiting(open.deals, clock, SHOWN).map((waiting, place) => (
          <WaitingLine
            key={keyOfRecord(waiting.deal, place)}
            waiting={waiting}
            pipelineId={pipelineId ?? ''}
          />
        ))}
      </ul>
      {open.isPartial && <p className="mt-2 text-ink-muted text-xs">{t('partial', { count: open.read })}</p>}
    </OverviewCard>
  );
}

type WaitingLineProps = { waiting: WaitingDeal; pipelineId: string };

function WaitingLine({ waiting: { deal, why, days }, pipelineId }: WaitingLineProps) {
  const t = useTranslations('overview.waiting');
  const locale = useLocale();
  const nameOr = useNameOr();
  const { amount, currency } = deal;
  return (
    <li className="flex items-baseline gap-2">
      <RecordLink
        id={deal.id}
        hrefOf={(id) => dealPath(pipelineId, id)}
        className="min-w-0 flex-1 truncate hover:underline"
      >
        {nameOr(deal.title, deal.id)}
      </RecordLink>
      {amount !== undefined && currency !== undefined && (
        <span className="shrink-0 text-ink-muted text-xs tabular-nums max-sm:hidden">
          {formatMoney(amount, currency, locale).trim()}
        </span>
      )}
      <span
        className={
          why === 'overdue'
            ? 'shrink-0 whitespace-nowrap text-danger-ink text-xs'
            : 'shrink-0 whitespace-nowrap text-warning-ink text-xs'
        }
      >
        {t(`days.${why}`, { days })}
      </span>
    </li>
  );
}
