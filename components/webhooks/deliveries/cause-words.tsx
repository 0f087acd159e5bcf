import { useTranslations } from 'next-intl';
import type { Cause } from './attempt-cause';

type CauseWordsProps = {
  cause: Cause;
  /** The server's own words, shown below. */
  error?: string | undefined;
};

/** Why an attempt did not count and what to do about it, in plain words. */
export function CauseWords({ cause, error }: CauseWordsProps) {
  const t = useTranslations('webhooks.cause');
  return (
    <div className="min-w-0">
      <p className="text-ink">
        <span className="font-medium">{t(`${cause}.title`)}</span> {t(`${cause}.help`)}
      </p>
      {error && <p className="break-words font-mono text-ink-muted text-xs">{error}</p>}
    </div>
  );
}
