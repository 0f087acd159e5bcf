'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { QrCode } from '@/components/ui/qr-code';
import type { CalendarRecord } from '@/lib/api/records';

type QrDialogProps = { calendar: CalendarRecord; onClose: () => void };

/** The public link as a code to scan from the screen or from paper. */
export function QrDialog({ calendar, onClose }: QrDialogProps) {
  const t = useTranslations('calendars.settings.link');
  const { nombre = '', public_url: url = '' } = calendar;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('qrTitle', { name: nombre })}
      size="sm"
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <div className="space-y-3 text-center">
        <QrCode text={url} label={t('qrLabel', { url })} className="mx-auto size-56" />
        <p className="flex items-center justify-center gap-1 break-all text-ink-muted text-xs">
          {url}
          <CopyButton text={url} label={t('copy')} />
        </p>
      </div>
    </Dialog>
  );
}
