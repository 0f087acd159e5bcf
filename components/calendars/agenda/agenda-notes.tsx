'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { useErrorWords } from '@/components/ui/use-error-words';
import { idOf } from '@/lib/api/records';
import { isTimeZone } from '@/lib/format/time-zone';
import { offsetAt, startOfDay } from '@/lib/rules/zones';

/** What is not as it seems: calendars that could not be read, times that cannot be, zones that differ. */
export function AgendaNotes() {
  const t = useTranslations('calendars.agenda');
  const errorWords = useErrorWords();
  const { failed, cut, unread, shown, zone, from, nameOf, hrefOf } = useAgenda();
  const [isOpen, setIsOpen] = useState(false);
  const at = startOfDay(from, zone);
  const elsewhere = shown.filter(
    ({ timezone = '' }) => isTimeZone(timezone) && offsetAt(at, timezone) !== offsetAt(at, zone),
  );
  if (failed.length + cut.length + unread.length + elsewhere.length === 0) return null;
  return (
    <div className="space-y-1 px-4 pb-2 text-xs sm:px-6">
      {failed.map(({ calendar, error, retry }) => (
        <div key={idOf(calendar)} role="alert" className="flex flex-wrap items-center gap-2 text-danger-ink">
          <span>{t('failed', { calendar: nameOf(calendar) })}</span>
          <span className="min-w-0 break-words text-ink-muted">{errorWords(error).message}</span>
          <Button size="sm" onPress={retry}>
            {t('retry')}
          </Button>
        </div>
      ))}
      {cut.map((calendar) => (
        <p key={idOf(calendar)} className="text-warning-ink">
          {t('cut', { calendar: nameOf(calendar) })}
        </p>
      ))}
      {unread.length > 0 && (
        <div className="text-warning-ink">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen((open) => !open)}
            className="min-h-6 underline"
          >
            {t('unread', { count: unread.length })}
          </button>
          {isOpen && (
            <ul className="flex max-h-24 flex-wrap gap-x-3 overflow-y-auto">
              {unread.map(({ calendar, record }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they may be without ids, and only ever come all anew
                <li key={place}>
                  {idOf(record) ? (
                    <PageLink
                      href={hrefOf(idOf(record))}
                      scroll={false}
                      className="inline-block min-h-6 underline"
                    >
                      {t('unreadOne', { calendar: nameOf(calendar), id: idOf(record) })}
                    </PageLink>
                  ) : (
                    t('unreadNoId', { calendar: nameOf(calendar) })
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {elsewhere.length > 0 && (
        <p className="text-ink-muted">
          {t('otherZones', {
            zone,
            calendars: elsewhere.map((one) => `${nameOf(one)} (${one.timezone})`).join(', '),
          })}
        </p>
      )}
    </div>
  );
}
