'use client';

import { useTranslations } from 'next-intl';
import { useLive } from '@/components/live/live-provider';
import type { LiveStatus } from '@/components/live/live-source';
import { useSession } from '@/components/session/session-context';
import { classNames } from '@/components/ui/class-names';
import { useOffline } from './use-offline';

const tones: Record<LiveStatus['is'] | 'offline' | 'waiting', string> = {
  offline: 'bg-warning',
  waiting: 'bg-warning',
  connecting: 'bg-ink-faint',
  seeking: 'bg-ink-faint',
  paused: 'bg-ink-faint',
  following: 'bg-success',
  unsupported: 'bg-ink-faint',
  faulty: 'bg-warning',
  lost: 'bg-warning',
  ended: 'bg-warning',
};

/** Whether what others change appears by itself: a dot, and words where there is room. */
export function LiveIndicator({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslations('shell.live');
  const { status } = useLive();
  const { isOnline, waiting } = useOffline();
  if (!useSession().connection) return null;
  // The stream may notice much later than the browser that there is no network.
  const is = !isOnline ? 'offline' : waiting.writes.length > 0 ? 'waiting' : status.is;
  const slowMs = is === 'following' && status.is === 'following' ? status.slowMs : undefined;
  const words = slowMs === undefined ? t(`${is}.label`) : t('slow', { seconds: Math.round(slowMs / 1000) });
  return (
    <section
      aria-label={t('title')}
      data-live={is}
      title={isCompact ? `${words}. ${t(`${is}.hint`)}` : t(`${is}.hint`)}
      className={classNames(
        'flex items-center gap-2 text-ink-muted text-xs',
        isCompact ? 'size-6 justify-center' : '-mt-2 px-2.5',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'size-1.5 shrink-0 rounded-full',
          slowMs === undefined ? tones[is] : 'bg-warning',
        )}
      />
      <span className={isCompact ? 'sr-only' : 'truncate'}>{words}</span>
    </section>
  );
}
