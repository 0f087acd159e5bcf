'use client';

import { Archive, ArchiveRestore, ExternalLink, QrCode, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyButton } from '@/components/ui/copy-button';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { deleteCalendar, updateCalendar } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import type { CalendarRecord } from '@/lib/api/records';
import { isLink } from './calendar-cells';
import { useActive } from './use-active';

const QrDialog = lazy(() => import('./qr-dialog').then((module) => module.QrDialog));
const RemoveCalendar = lazy(() => import('./remove-calendar').then((module) => module.RemoveCalendar));

/** The public link, and what is done with the whole calendar. */
export function CalendarActions({ calendar }: { calendar: CalendarRecord & { readonly id: Id } }) {
  const t = useTranslations('calendars.settings');
  const { public_url: url, activo } = calendar;
  const mayChange = useCan(updateCalendar);
  const mayDelete = useCan(deleteCalendar);
  const active = useActive(calendar);
  const [asked, setAsked] = useState<'qr' | 'remove'>();
  const close = () => setAsked(undefined);
  return (
    <>
      {isLink(url) && (
        <span className="flex items-center">
          <a href={url} target="_blank" rel="noreferrer" className={buttonStyle('secondary', 'md')}>
            <ExternalLink aria-hidden />
            {t('link.open')}
          </a>
          <CopyButton text={url} label={t('link.copy')} className="h-8 w-8" />
          <IconButton label={t('link.qr')} icon={<QrCode aria-hidden />} onPress={() => setAsked('qr')} />
        </span>
      )}
      {mayChange && activo !== undefined && (
        <Button
          icon={activo ? <Archive aria-hidden /> : <ArchiveRestore aria-hidden />}
          isPending={active.isPending}
          onPress={() => active.set(!activo)}
        >
          {t(activo ? 'archive.do' : 'archive.undo')}
        </Button>
      )}
      {mayDelete && (
        <Button icon={<Trash2 aria-hidden />} onPress={() => setAsked('remove')}>
          {t('remove.do')}
        </Button>
      )}
      {asked === 'qr' && <QrDialog calendar={calendar} onClose={close} />}
      {asked === 'remove' && <RemoveCalendar calendar={calendar} onClose={close} />}
    </>
  );
}
