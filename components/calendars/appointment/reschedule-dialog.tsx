'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCalendars } from '@/components/calendars/booking/use-calendars';
import { useMove } from '@/components/calendars/booking/use-move';
import { useMoveWords, useReschedule } from '@/components/calendars/booking/use-reschedule';
import { type ChosenTime, TimeChoice } from '@/components/calendars/slots/time-choice';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { AppointmentRecord } from '@/lib/api/records';
import { isTimeRefused } from '@/lib/calendars/booked-time';
import { bookableOutsideHours } from '@/lib/calendars/outside-hours';

type RescheduleDialogProps = {
  appointment: AppointmentRecord;
  onClose: () => void;
};

/** Another time for an appointment. One that is taken meanwhile is said in the dialog, with those nearest to it. */
export function RescheduleDialog({ appointment, onClose }: RescheduleDialogProps) {
  const t = useTranslations('calendars.appointment');
  const ui = useTranslations('ui');
  const { calendar_id: calendarId, inicio } = appointment;
  const calendar = useCalendars().byId(calendarId);
  const { move, isPending } = useMove();
  const moveBack = useReschedule();
  const say = useMoveWords();
  const [time, setTime] = useState<ChosenTime>({ start: undefined, isOutside: false });
  const [failure, setFailure] = useState<{ error: unknown; start: number }>();
  const isTaken = failure !== undefined && isTimeRefused(failure.error);

  async function submit() {
    if (time.start === undefined) return;
    const asked = new Date(time.start).toISOString();
    setFailure(undefined);
    try {
      const moved = await move(appointment, asked, { isOutsideHours: time.isOutside });
      const back = () =>
        void moveBack({ ...appointment, ...moved }, inicio!, {
          isOutsideHours: bookableOutsideHours(calendar),
        });
      say.moved(moved, asked, inicio === undefined ? undefined : back);
      onClose();
    } catch (error) {
      setFailure({ error, start: time.start });
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={false}
      title={t('reschedule')}
      description={inicio !== undefined && t('now', { time: say.timeOf(appointment, inicio) })}
      footer={
        <>
          <Button onPress={onClose}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={time.start === undefined}
            isPending={isPending}
            onPress={() => void submit()}
          >
            {t('confirmMove')}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <FormError error={failure?.error} retry={isTaken ? undefined : () => void submit()} />
        {calendarId === undefined ? (
          <p>{t('noCalendar')}</p>
        ) : (
          <TimeChoice
            calendarId={calendarId}
            calendar={calendar ?? { timezone: appointment.timezone }}
            value={time}
            onChange={setTime}
            refused={isTaken ? failure.start : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}
