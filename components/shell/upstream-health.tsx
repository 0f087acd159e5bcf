'use client';

import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { type ShownHealth, useSecondsUntil, useUpstreamHealth } from './use-upstream-health';

const tones: Record<ShownHealth['is'], Tone> = {
  answering: 'success',
  slow: 'warning',
  not_answering: 'danger',
};

/** How a connection's server answers, and why it is said to. Nothing where the console has not called it. */
export function UpstreamHealthBadge({ connectionId }: { connectionId: string }) {
  const t = useTranslations('shell.upstream');
  const health = useUpstreamHealth(connectionId);
  if (!health) return null;
  return (
    <>
      <Badge tone={tones[health.is]}>
        {t(health.is)}
        <NextTry health={health} />
      </Badge>
      <HealthReason health={health} />
    </>
  );
}

/** The same as words in one line, where there is trouble. */
export function UpstreamTrouble({ health }: { health: ShownHealth }) {
  const t = useTranslations('shell.upstream');
  return (
    <span
      data-upstream={health.is}
      className={`block truncate text-xs ${health.is === 'slow' ? 'text-warning-ink' : 'text-danger-ink'}`}
    >
      {t(health.is)}
      <NextTry health={health} />
    </span>
  );
}

function HealthReason({ health }: { health: ShownHealth }) {
  const t = useTranslations('shell.upstream');
  if (health.is === 'answering') return null;
  const isSome = health.is === 'slow' && health.operations.length > 0;
  return (
    <span className="text-ink-muted text-xs">
      {isSome ? t('someCalls', { count: health.operations.length }) : t(`reason.${health.reason}`)}
    </span>
  );
}

function NextTry({ health }: { health: ShownHealth }) {
  return health.is === 'not_answering' ? <Countdown to={health.retryAt} /> : null;
}

function Countdown({ to }: { to: number }) {
  const t = useTranslations('shell.upstream');
  const seconds = useSecondsUntil(to);
  return <> · {seconds > 0 ? t('nextTry', { seconds }) : t('trying')}</>;
}
