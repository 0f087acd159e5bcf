'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { useSession, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { deleteCalendar } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import type { CalendarRecord } from '@/lib/api/records';
import { forgetRecord, noteRecord } from '@/lib/records/note-record';
import { calendars } from '@/lib/resources/calendars/calendars';
import { useAppointmentTally } from './use-appointment-tally';

type RemoveCalendarProps = { calendar: CalendarRecord & { readonly id: Id }; onClose: () => void };

/**
 * Deletes a calendar, which the server only archives while it has future appointments: what it will do is said before,
 * by a count of now, and what it says that it did after.
 */
export function RemoveCalendar({ calendar, onClose }: RemoveCalendarProps) {
  const t = useTranslations('calendars.settings.remove');
  const router = useRouter();
  const client = useQueryClient();
  const target = useTarget();
  const name = useNameOr()(calendar.nombre, calendar.id);
  const isLive = useSession().connection?.environment === 'live';
  const tally = useAppointmentTally(calendar.id);
  const remove = useWrite(deleteCalendar);
  const { future = 0, past = 0, isComplete = false } = tally.data ?? {};
  const isArchiving = future > 0;

  function confirm() {
    remove.mutate(
      { path: { calendar_id: calendar.id } },
      {
        onSuccess: (reply) => {
          const { deleted, archived, motivo } = reply;
          if (archived) {
            noteRecord(client, calendars, target, { ...calendar, activo: false } as never);
            toastSuccess(
              motivo === undefined ? t('archived', { name }) : t('archivedWhy', { name, reason: motivo }),
              undefined,
              reply,
            );
            return onClose();
          }
          forgetRecord(client, calendars, target, String(calendar.id));
          toastSuccess(t(deleted ? 'deleted' : 'accepted', { name }), undefined, reply);
          router.push(calendars.path);
        },
        onError: () => void tally.refetch(),
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isArchiving ? 'archiveTitle' : 'title', { name })}
      confirmLabel={t(isArchiving ? 'archive' : 'do')}
      isDanger={!isArchiving}
      // What it will do is known before it is done.
      isPending={remove.isPending || (!isComplete && !tally.error)}
      error={remove.error ?? tally.error}
      // What could not be counted may be much.
      typedName={(isLive || tally.error) && !isArchiving ? name : undefined}
      onConfirm={confirm}
    >
      <p role="status">
        {isComplete
          ? isArchiving
            ? t('willArchive', { count: future })
            : t('willDelete', { count: past })
          : tally.error
            ? t('uncounted', { count: future + past })
            : t('counting', { count: future + past })}
      </p>
      {isComplete && <p>{t(isArchiving ? 'archiveMeans' : 'forGood')}</p>}
    </ConfirmDialog>
  );
}
