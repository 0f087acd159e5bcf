'use client';

import { useTranslations } from 'next-intl';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import { offlineWrites, type Waiting } from '@/lib/api/offline-writes';

/** So many are named; of the others there is the number. */
const MOST_NAMED = 3;

/** That the browser is offline, and what waits for the network; after ten minutes, whether it is still wanted. */
export function OfflineNotice({ isOnline, waiting }: { isOnline: boolean; waiting: Waiting }) {
  const t = useTranslations('shell.offline');
  const { time } = useInstants();
  const { writes, isAsked } = waiting;
  const count = writes.length;
  const since = writes[0] ? time(writes[0].since) : '';
  return (
    <>
      <div className="min-w-0 max-w-2xl flex-1 basis-60">
        {!isOnline && <p>{t('offline')}</p>}
        {count > 0 && (
          <p className={isOnline ? undefined : 'mt-1'}>
            {isAsked ? t('asked', { count, since }) : t(isOnline ? 'sending' : 'waiting', { count })}
          </p>
        )}
        {count > 0 && (
          <ul className="mt-1 text-ink-muted text-xs">
            {writes.slice(0, MOST_NAMED).map(({ id, method, place, since }) => (
              <li key={id} className="truncate">
                {t('write', { method, place, time: time(since) })}
              </li>
            ))}
            {count > MOST_NAMED && <li>{t('more', { count: count - MOST_NAMED })}</li>}
          </ul>
        )}
      </div>
      {isAsked && (
        <Button size="sm" variant="primary" onPress={offlineWrites.sendAll}>
          {t(isOnline ? 'send' : 'sendLater')}
        </Button>
      )}
      {count > 0 && (
        <Button size="sm" onPress={offlineWrites.giveUp}>
          {t('giveUp')}
        </Button>
      )}
    </>
  );
}
