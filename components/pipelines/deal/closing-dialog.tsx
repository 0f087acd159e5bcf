'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSubaccountZone } from '@/components/session/use-subaccount-zone';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextArea } from '@/components/ui/fields/text-area';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useDayIn } from '@/components/ui/use-clock';
import type { PipelineRecord } from '@/lib/api/records';
import { stageKind } from '@/lib/deals/deal-totals';
import type { Closing } from '@/lib/deals/write-move';
import { dayOf } from '@/lib/format/dates';
import { timeThere } from '@/lib/format/record-time';
import { closingMoment } from './closing-moment';
import { lossReasons } from './loss-reasons';
import type { MoveRequest } from './use-move-deals';

type ClosingDialogProps = {
  request: MoveRequest | null;
  /** It may name usual reasons. */
  pipeline: PipelineRecord | undefined;
  onConfirm: (request: MoveRequest) => void;
  onCancel: () => void;
};

/** Asks for the date and, of a lost deal, the reason; both go to the server together with the move. */
export function ClosingDialog({ request, ...rest }: ClosingDialogProps) {
  return request && <ClosingForm request={request} {...rest} />;
}

type ClosingFormProps = ClosingDialogProps & { request: MoveRequest };

function ClosingForm({ request, pipeline, onConfirm, onCancel }: ClosingFormProps) {
  const t = useTranslations('pipelines');
  const timeZone = useSubaccountZone();
  const today = useDayIn(timeZone);
  // Today until somebody chooses, whichever day that is once the zone is known.
  const [chosen, setChosen] = useState<string | null>();
  const day = chosen === undefined ? today : chosen;
  const [isTried, setIsTried] = useState(false);
  const [reason, setReason] = useState('');
  const issue = dayIssue(day, today);
  const kind = stageKind(request.stage) === 'won' ? 'won' : 'lost';
  const count = request.deals.length;
  const title = request.deals[0]?.title ?? t('deal.untitled', { id: String(request.deals[0]?.id ?? '') });

  function confirm() {
    setIsTried(true);
    const now = new Date(timeThere());
    if (day === null || dayIssue(day, dayOf(now, timeZone))) return;
    const closing: Closing = { closedAt: closingMoment(day, now, timeZone), reason: reason.trim() };
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
        <DateField
          label={t('close.date')}
          value={day}
          onChange={setChosen}
          max={today}
          isRequired
          description={t('close.zone', { zone: timeZone })}
          errorMessage={isTried && issue ? t(`close.${issue}`) : undefined}
        />
        {kind === 'lost' && (
          <>
            <TextArea
              label={t('close.reason')}
              isOptional
              autoFocus
              value={reason}
              onChange={setReason}
              maxLength={500}
            />
            <UsualReasons pipeline={pipeline} reason={reason} onChoose={setReason} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Why a deal cannot have been closed on this day. */
function dayIssue(day: string | null, today: string): 'noDay' | 'future' | undefined {
  if (day === null) return 'noDay';
  return day > today ? 'future' : undefined;
}

type UsualReasonsProps = {
  pipeline: PipelineRecord | undefined;
  reason: string;
  onChoose: (reason: string) => void;
};

/** The reasons that the pipeline itself names, to choose one instead of typing it. */
function UsualReasons({ pipeline, reason, onChoose }: UsualReasonsProps) {
  const t = useTranslations('pipelines');
  const reasons = lossReasons(pipeline ?? {});
  if (reasons.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t('close.usualReasons')}</legend>
      {reasons.map((usual) => (
        <Button key={usual} size="sm" aria-pressed={usual === reason} onPress={() => onChoose(usual)}>
          {usual}
        </Button>
      ))}
    </fieldset>
  );
}
