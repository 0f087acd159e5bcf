'use client';

import { useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { Dialog } from '@/components/ui/dialog';
import { TextArea } from '@/components/ui/text-area';
import { dayOf } from '@/lib/format/dates';
import { closingMoment } from './closing-moment';
import { stageKind } from './deal-totals';
import type { MoveRequest } from './use-move-deals';
import type { Closing } from './write-move';

type ClosingDialogProps = {
  request: MoveRequest | null;
  onConfirm: (request: MoveRequest) => void;
  onCancel: () => void;
};

/** Asks for the date and, of a lost deal, the reason; both go to the server together with the move. */
export function ClosingDialog({ request, onConfirm, onCancel }: ClosingDialogProps) {
  if (!request) return null;
  return <ClosingForm request={request} onConfirm={onConfirm} onCancel={onCancel} />;
}

function ClosingForm({ request, onConfirm, onCancel }: ClosingDialogProps & { request: MoveRequest }) {
  const t = useTranslations('pipelines');
  const timeZone = useTimeZone() ?? 'UTC';
  const today = dayOf(new Date(), timeZone);
  const [day, setDay] = useState<string | null>(today);
  const [reason, setReason] = useState('');
  const kind = stageKind(request.stage) === 'won' ? 'won' : 'lost';
  const count = request.deals.length;
  const title = request.deals[0]?.title ?? t('deal.untitled', { id: String(request.deals[0]?.id ?? '') });

  function confirm() {
    const closing: Closing = {
      closedAt: closingMoment(day, today, timeZone),
      reason: reason.trim(),
    };
    onConfirm({ ...request, closing });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      size="sm"
      title={t(`close.${kind}.title`, { count, title })}
      description={t(`close.${kind}.text`)}
      footer={
        <>
          <Button onPress={onCancel}>{t('cancel')}</Button>
          <Button variant="primary" onPress={confirm} autoFocus={kind === 'won'}>
            {t(`close.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <DateField label={t('close.date')} value={day} onChange={setDay} max={today} />
        {kind === 'lost' && (
          <TextArea
            label={t('close.reason')}
            isOptional
            autoFocus
            value={reason}
            onChange={setReason}
            maxLength={500}
          />
        )}
      </div>
    </Dialog>
  );
}
