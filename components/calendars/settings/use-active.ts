'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { getAvailability, updateCalendar } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import type { CalendarRecord } from '@/lib/api/records';
import { noteRecord } from '@/lib/records/note-record';
import { calendars } from '@/lib/resources/calendars/calendars';

/** Archives a calendar or takes it out of the archive, shown once the server has done it; each can be undone. */
export function useActive(calendar: CalendarRecord & { readonly id: Id }) {
  const t = useTranslations('calendars.settings.archive');
  const nameOr = useNameOr();
  const client = useQueryClient();
  const target = useTarget();
  const update = useWrite(updateCalendar);
  const name = nameOr(calendar.nombre, calendar.id);

  function set(activo: boolean, isUndo = false) {
    update.mutate(
      { path: { calendar_id: calendar.id }, body: { activo } },
      {
        onSuccess: (reply) => {
          noteRecord(client, calendars, target, reply.id === undefined ? { ...calendar, activo } : reply);
          void client.invalidateQueries({ queryKey: keyOf(getAvailability, target) });
          const undo = { label: t('back'), onClick: () => set(!activo, true) };
          toastSuccess(t(activo ? 'active' : 'done', { name }), isUndo ? undefined : undo, reply);
        },
        onError: (error) =>
          toastError(
            error,
            { refused: t('refused', { name }), unknown: t('unsure', { name }) },
            { retry: () => set(activo, isUndo) },
          ),
      },
    );
  }

  return { set: (activo: boolean) => set(activo), isPending: update.isPending };
}
