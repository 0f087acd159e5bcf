'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNoteAppointment } from '@/components/calendars/booking/use-note-appointment';
import { useMoveWords } from '@/components/calendars/booking/use-reschedule';
import { useChoiceWords } from '@/components/records/words';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { TextArea } from '@/components/ui/fields/text-area';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess, toastWarning } from '@/components/ui/overlays/toast';
import { cancelAppointment, getAppointment } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import type { AppointmentRecord } from '@/lib/api/records';

type CancelDialogProps = { appointment: AppointmentRecord & { readonly id: Id }; onClose: () => void };

/** Asks why before an appointment is cancelled; what the server says of it afterwards is what is shown. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const t = useTranslations('calendars.appointment');
  const stateName = useChoiceWords('records.appointmentState');
  const note = useNoteAppointment();
  const client = useQueryClient();
  const target = useTarget();
  const { timeOf } = useMoveWords();
  const cancel = useWrite(cancelAppointment);
  const [reason, setReason] = useState('');
  const path = { apt_id: appointment.id };

  async function confirm() {
    try {
      const motivo = reason.trim();
      const reply = await cancel.mutateAsync({ path, body: { motivo: motivo === '' ? null : motivo } });
      const query = { ...queryOf(getAppointment, { path }, target), staleTime: 0 };
      const known = reply.estado === undefined ? await client.fetchQuery(query).catch(() => reply) : reply;
      note.put({ ...appointment, ...(known.id !== undefined && known), estado: known.estado ?? 'cancelada' });
      if (known.estado === undefined || known.estado === 'cancelada') {
        toastSuccess(t('cancelled'), undefined, reply);
      } else toastWarning(t('notCancelled', { state: stateName(known.estado) }));
      onClose();
    } catch {
      // The dialog stays open and shows why.
    } finally {
      note.readAnew(appointment.calendar_id);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cancelTitle')}
      confirmLabel={t('cancelConfirm')}
      dismissLabel={t('keep')}
      isDanger
      isPending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => void confirm()}
    >
      <p>
        {appointment.inicio === undefined
          ? t('cancelText')
          : t('cancelTextAt', { time: timeOf(appointment, appointment.inicio) })}
      </p>
      <TextArea
        label={t('reason')}
        isOptional
        value={reason}
        onChange={setReason}
        maxLength={500}
        autoFocus
      />
    </ConfirmDialog>
  );
}
