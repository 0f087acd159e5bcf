'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { CalendarRecord } from '@/lib/api/records';
import type { Placed } from '@/lib/calendars/future-appointments';
import { StrandedList } from './stranded-list';

export type Consequences = {
  readonly slug: { readonly from: string; readonly to: string } | undefined;
  readonly isOtherZone: boolean;
  readonly stranded: readonly Placed[];
  /** Not all appointments could be read: others may be stranded too. */
  readonly isUnknown: boolean;
};

type SaveDialogProps = {
  consequences: Consequences;
  calendar: CalendarRecord;
  timeZone: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** What a save does beyond this page, before it is sent: links that break, appointments that the hours leave. */
export function SaveDialog(props: SaveDialogProps) {
  const { consequences, calendar, timeZone, isPending, onConfirm, onClose } = props;
  const { slug, isOtherZone, stranded, isUnknown } = consequences;
  const t = useTranslations('calendars.settings.save');
  const url = calendar.public_url;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      footer={
        <>
          <Button onPress={onClose}>{t('back')}</Button>
          <Button variant="primary" isPending={isPending} onPress={onConfirm}>
            {t('anyway')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {slug && (
          <section className="space-y-2">
            <h3 className="font-medium">{t('slugTitle')}</h3>
            <p className="text-ink-muted">{t('slugText')}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              <dt className="text-ink-muted">{t('old')}</dt>
              <dd className="break-all font-mono text-[0.8125rem] line-through">
                {linkWith(url, slug.from, slug.from)}
              </dd>
              <dt className="text-ink-muted">{t('new')}</dt>
              <dd className="break-all font-mono text-[0.8125rem]">{linkWith(url, slug.from, slug.to)}</dd>
            </dl>
          </section>
        )}
        {isUnknown && <p className="text-warning-ink">{t('unknown')}</p>}
        {isOtherZone && <p className="text-ink-muted">{t('zoneText')}</p>}
        {stranded.length > 0 && (
          <section className="space-y-2">
            <h3 className="font-medium">{t('strandsTitle', { count: stranded.length })}</h3>
            <p className="text-ink-muted">{t('strandsText')}</p>
            <StrandedList stranded={stranded} timeZone={timeZone} hasLinks={false} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** The public link with another slug; where it does not end in the slug, what it ends in is all that is sure. */
function linkWith(url: string | undefined, from: string, to: string): string {
  return url?.endsWith(`/${from}`) ? `${url.slice(0, -from.length)}${to}` : `…/${to}`;
}
