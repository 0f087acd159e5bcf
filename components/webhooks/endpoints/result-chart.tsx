'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLiveInterval } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { useInstants } from '@/components/session/use-instants';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { useClock } from '@/components/ui/use-clock';
import { walkOf } from '@/components/webhooks/deliveries/delivery-walk-query';
import { withoutRecovered } from '@/components/webhooks/deliveries/event-pairs';
import { HOURS, type HourlyResult, hourlyResults, totalOf } from './hourly-results';
import { ResultBar } from './result-bar';

/** Pages read for one endpoint: its newest 1,000 deliveries of the last 24 hours. */
const MAX_PAGES = 10;
const AGAIN_MS = 30_000;

/** An endpoint's results over 24 hours as small bars of an hour each, with sums and failure rate in words. */
export function ResultChart({ endpointId }: { endpointId: string }) {
  const t = useTranslations('webhooks.results');
  const { time } = useInstants();
  const target = useTarget();
  const now = useClock().getTime();
  const { data, isPending } = useQuery({
    ...walkOf({ endpoint_id: endpointId, hours: HOURS, maxPages: MAX_PAGES }, target),
    refetchInterval: useLiveInterval(AGAIN_MS),
  });
  if (isPending) return <Skeleton className="h-10 w-40" />;
  if (!data) return <span className="text-ink-muted text-xs">{t('unknown')}</span>;
  const rows = withoutRecovered(data.rows.filter((row) => String(row.endpoint_id) === endpointId));
  const results = hourlyResults(rows, data.isComplete, now);
  // A server that tells no moments can be shown by count alone.
  if (!results) return <ResultBar endpointId={endpointId} />;
  const { delivered, undelivered, open } = totalOf(results);
  const most = Math.max(1, ...results.map((hour) => hour.delivered + hour.undelivered + hour.open));
  const firstWhole = results.find(({ isWhole }) => isWhole);
  const sums = (delivered: number, undelivered: number) =>
    undelivered === 0
      ? t('counts', { delivered, undelivered })
      : t('countsWithRate', { delivered, undelivered, rate: undelivered / (delivered + undelivered) });
  const words = [
    delivered + undelivered + open === 0 ? t('none24') : sums(delivered, undelivered),
    open > 0 ? t('open', { count: open }) : '',
    firstWhole && firstWhole !== results[0] ? t('partial', { time: time(firstWhole.from) }) : '',
  ].filter((part) => part !== '');
  return (
    <div className="w-full max-w-56 space-y-1">
      <div aria-hidden className="flex h-7 items-end gap-px">
        {results.map((hour) => (
          <HourBar
            key={hour.from}
            hour={hour}
            most={most}
            title={t(hour.isWhole ? 'hour' : 'hourPartial', {
              from: time(hour.from),
              delivered: hour.delivered,
              undelivered: hour.undelivered,
            })}
          />
        ))}
      </div>
      <p className="text-ink-muted text-xs">{words.join(' · ')}</p>
    </div>
  );
}

function HourBar({ hour, most, title }: { hour: HourlyResult; most: number; title: string }) {
  const height = (count: number) => ({ height: `${(count / most) * 100}%` });
  const isEmpty = hour.delivered + hour.undelivered + hour.open === 0;
  return (
    <span title={title} className="flex h-full min-w-0 flex-1 flex-col justify-end">
      <span style={height(hour.open)} className="bg-warning" />
      <span
        style={height(hour.undelivered)}
        className={hour.undelivered > 0 ? 'min-h-0.5 bg-danger' : undefined}
      />
      <span style={height(hour.delivered)} className="bg-success" />
      {isEmpty && (
        <span
          className={classNames(
            'h-px',
            hour.isWhole ? 'bg-line-strong' : 'border-line-strong border-t border-dotted',
          )}
        />
      )}
    </span>
  );
}
