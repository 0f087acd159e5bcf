'use client';

import { useQuery } from '@tanstack/react-query';
import { useTimeZone, useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { Badge, type Tone } from '@/components/ui/badge';
import { Instant } from '@/components/ui/instant';
import { listContactAppointments } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { RelatedList } from './related-list';

const tones = {
  pendiente: 'warning',
  confirmada: 'success',
  cancelada: 'neutral',
  completada: 'accent',
  no_asistio: 'danger',
} as const satisfies Record<string, Tone>;
const isKnown = (estado: string): estado is keyof typeof tones => Object.hasOwn(tones, estado);

/** The appointments of a contact, newest first. */
export function ContactAppointments({ id }: { id: Id }) {
  const t = useTranslations('contacts.appointments');
  const timeZone = useTimeZone() ?? 'UTC';
  const list = useQuery(
    queryOf(listContactAppointments, { path: { contacto_id: id }, query: { limit: 100 } }, useTarget()),
  );
  return (
    <>
      <RelatedList
        label={t('title')}
        list={list}
        emptyTitle={t('emptyTitle')}
        emptyText={t('emptyText')}
        render={({ inicio, estado, notas }) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{inicio === undefined ? '—' : <Instant value={inicio} />}</span>
            <span className="min-w-0 flex-1 truncate text-ink-muted">{notas}</span>
            {estado !== undefined && (
              <Badge tone={isKnown(estado) ? tones[estado] : 'neutral'}>
                {isKnown(estado) ? t(`estado.${estado}`) : estado}
              </Badge>
            )}
          </div>
        )}
      />
      <p className="mt-2 text-ink-faint text-xs">{t('zone', { timeZone })}</p>
    </>
  );
}
