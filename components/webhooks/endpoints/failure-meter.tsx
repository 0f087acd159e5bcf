import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { DISABLE_AFTER_FAILURES } from '@/lib/api/contract/webhooks';
import { type FailureLevel, failureLevel } from './failure-level';

const bars: Record<FailureLevel, string> = {
  none: 'bg-success',
  some: 'bg-ink-faint',
  half: 'bg-warning',
  high: 'bg-warning',
  critical: 'bg-danger',
  reached: 'bg-danger',
};

/** The consecutive-failure counter against its limit, with a warning in words from half of it on. */
export function FailureMeter({ failures }: { failures: number | undefined }) {
  const t = useTranslations('webhooks.failures');
  if (failures === undefined) return <span className="text-ink-muted">{t('unknown')}</span>;
  const level = failureLevel(failures);
  const isWarning = level !== 'none' && level !== 'some';
  return (
    <span className="inline-flex min-w-0 flex-col gap-1">
      <span className={classNames('text-xs', isWarning ? 'font-medium text-ink' : 'text-ink-muted')}>
        {failures > DISABLE_AFTER_FAILURES
          ? t('beyond', { failures })
          : t('count', { failures, limit: DISABLE_AFTER_FAILURES })}
        {isWarning && <span className="text-danger-ink"> · {t(level)}</span>}
      </span>
      <span aria-hidden className="block h-1 w-28 overflow-hidden rounded-full bg-hover">
        <span
          className={classNames('block h-full rounded-full', bars[level])}
          style={{ width: `${Math.min(1, failures / DISABLE_AFTER_FAILURES) * 100}%` }}
        />
      </span>
    </span>
  );
}
