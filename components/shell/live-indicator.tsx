'use client';

import { useTranslations } from 'next-intl';
import { useLive } from '@/components/live/live-provider';
import type { LiveStatus } from '@/components/live/live-source';
import { useSession } from '@/components/session/session-context';
import { classNames } from '@/components/ui/class-names';

const tones: Record<LiveStatus['is'], string> = {
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
  if (!useSession().connection) return null;
  const slowMs = status.is === 'following' ? status.slowMs : undefined;
  const words =
    slowMs === undefined ? t(`${status.is}.label`) : t('slow', { seconds: Math.round(slowMs / 1000) });
  return (
    <section
      aria-label={t('title')}
      data-live={status.is}
      title={isCompact ? `${words}. ${t(`${status.is}.hint`)}` : t(`${status.is}.hint`)}
      className={classNames(
        'flex items-center gap-2 text-ink-muted text-xs',
        isCompact ? 'size-6 justify-center' : '-mt-2 px-2.5',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'size-1.5 shrink-0 rounded-full',
          slowMs === undefined ? tones[status.is] : 'bg-warning',
        )}
      />
      <span className={isCompact ? 'sr-only' : 'truncate'}>{words}</span>
    </section>
  );
}
