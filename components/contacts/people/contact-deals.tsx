'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Blank, useNameOr } from '@/components/records/panel/blank';
import { useTarget } from '@/components/session/session-context';
import { Badge } from '@/components/ui/badge';
import { Unreadable } from '@/components/ui/unreadable';
import { listContactDeals } from '@/lib/api/contract/deals';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { cannotRead } from '@/lib/api/read/notes';
import type { DealRecord } from '@/lib/api/records';
import { formatMoney } from '@/lib/format/money';
import { RelatedList } from './related-list';

const known = ['abierto', 'ganado', 'perdido', 'papelera'] as const;
const tones = { abierto: 'accent', ganado: 'success', perdido: 'danger', papelera: 'neutral' } as const;
const isKnown = (estado: string): estado is (typeof known)[number] =>
  (known as readonly string[]).includes(estado);

/** The deals of a contact. */
export function ContactDeals({ id }: { id: Id }) {
  const t = useTranslations('contacts.deals');
  const list = useQuery(queryOf(listContactDeals, { path: { contacto_id: id } }, useTarget()));
  return (
    <RelatedList
      label={t('title')}
      list={list}
      emptyTitle={t('emptyTitle')}
      emptyText={t('emptyText')}
      render={(deal) => <DealRow deal={deal} />}
    />
  );
}

function DealRow({ deal }: { deal: DealRecord }) {
  const t = useTranslations('contacts.deals');
  const nameOr = useNameOr();
  const locale = useLocale();
  const title = nameOr(deal.title, deal.id, (id) => t('untitled', { id }));
  const estado = deal.estado;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1 truncate font-medium">
        {deal.pipeline_id === undefined || deal.id === undefined ? (
          title
        ) : (
          <Link
            href={`/pipelines/${encodeURIComponent(deal.pipeline_id)}/deals/${encodeURIComponent(deal.id)}`}
            className="hover:underline"
          >
            {title}
          </Link>
        )}
      </span>
      <span className="tabular-nums">
        {deal.amount === undefined ? (
          <Blank of={deal} field="amount" />
        ) : (
          formatMoney(deal.amount, deal.currency ?? '', locale).trim()
        )}
      </span>
      {estado === undefined && cannotRead(deal, 'estado') && <Unreadable />}
      {estado !== undefined && (
        <Badge tone={isKnown(estado) ? tones[estado] : 'neutral'}>
          {isKnown(estado) ? t(`estado.${estado}`) : estado}
        </Badge>
      )}
    </div>
  );
}
