'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useBoard } from '@/components/pipelines/board/board-context';
import { Blank, useNameOr } from '@/components/records/panel/blank';
import type { DataColumn } from '@/components/records/table/data-table-row';
import { Badge } from '@/components/ui/badge';
import { lazy } from '@/components/ui/lazy';
import { type DealRecord, idOf, type StageRecord } from '@/lib/api/records';
import { daysInStage } from '@/lib/deals/deal-days';
import { ownerOf } from '@/lib/deals/deal-owner';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { isOverdue, isStale } from './deal-age';
import { dealMoney } from './deal-money';
import { InlineField } from './inline-field';
import { stateTone, useStateName } from './use-state-name';

const ContactName = lazy(() =>
  import('@/components/records/pick/contact-name').then((module) => module.ContactName),
);
const CompanyName = lazy(() =>
  import('@/components/records/pick/company-name').then((module) => module.CompanyName),
);

/** Columns of the list by the API's own names; the title is always the first. */
export const columnIds = [
  'stage',
  'amount',
  'fecha_cierre_estimada',
  'stage_changed_at',
  'contacto_id',
  'empresa_id',
  'estado',
  'external_id',
  'owner',
  'motivo_perdida',
  'created_at',
  'updated_at',
] as const;
export type ColumnId = (typeof columnIds)[number];

export const usualColumns: readonly ColumnId[] = [
  'stage',
  'amount',
  'fecha_cierre_estimada',
  'stage_changed_at',
  'external_id',
];

const widths: Record<ColumnId, string> = {
  stage: 'minmax(8rem,1fr)',
  amount: 'minmax(10.5rem,1fr)',
  fecha_cierre_estimada: 'minmax(12.5rem,1fr)',
  stage_changed_at: 'minmax(8.5rem,0.6fr)',
  contacto_id: 'minmax(9rem,1fr)',
  empresa_id: 'minmax(9rem,1fr)',
  estado: 'minmax(6rem,0.6fr)',
  external_id: 'minmax(8rem,1fr)',
  owner: 'minmax(8rem,1fr)',
  motivo_perdida: 'minmax(10rem,1.5fr)',
  created_at: 'minmax(10rem,1fr)',
  updated_at: 'minmax(10rem,1fr)',
};

/** The list's columns, those that were chosen in their order; cells of a few can be edited in place. */
export function useDealColumns(chosen: readonly ColumnId[]): readonly DataColumn<DealRecord>[] {
  const t = useTranslations('pipelines');
  const nameOr = useNameOr();
  const render = useCells();
  const title: DataColumn<DealRecord> = {
    id: 'title',
    label: t('field.title'),
    width: 'minmax(14rem,2fr)',
    render: (deal) => nameOr(deal.title, deal.id, (id) => t('deal.untitled', { id })),
  };
  return [
    title,
    ...chosen.map(
      (id): DataColumn<DealRecord> => ({
        id,
        label: t(`field.${id}`),
        width: widths[id],
        ...(id === 'amount' ? { align: 'end' } : {}),
        render: (deal) => render(id, deal),
      }),
    ),
  ];
}

function useCells() {
  const nameOr = useNameOr();
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { stages, today, now } = useBoard();
  const stateName = useStateName();
  const stageOf = (deal: DealRecord): StageRecord | undefined =>
    stages.find((stage) => idOf(stage) === String(deal.stage_id));

  return (id: ColumnId, deal: DealRecord) => {
    const stage = stageOf(deal);
    const blank = <Blank of={deal} field={id} />;
    switch (id) {
      case 'stage':
        return deal.stage_id === undefined ? (
          <Blank of={deal} field="stage_id" />
        ) : (
          nameOr(stage?.nombre, deal.stage_id)
        );
      case 'amount':
        return (
          <InlineField deal={deal} name="amount">
            {deal.amount === undefined ? blank : dealMoney(deal.amount, deal.currency, locale)}
          </InlineField>
        );
      case 'fecha_cierre_estimada': {
        const day = deal.fecha_cierre_estimada;
        const isLate = stage !== undefined && isOverdue(deal, stage, today);
        return (
          <InlineField deal={deal} name="fecha_cierre_estimada">
            <span className={isLate ? 'text-danger-ink' : undefined}>
              {day === undefined
                ? blank
                : isLate
                  ? t('card.overdue', { day: formatDay(day, locale) })
                  : formatDay(day, locale)}
            </span>
          </InlineField>
        );
      }
      case 'stage_changed_at': {
        const days = daysInStage(deal, now);
        if (days === undefined) return blank;
        return stage && isStale(deal, stage, now) ? (
          <span className="text-warning-ink">{t('card.stale', { days })}</span>
        ) : (
          t('card.days', { days })
        );
      }
      case 'contacto_id':
        return deal.contacto_id === undefined ? blank : <ContactName id={deal.contacto_id} />;
      case 'empresa_id':
        return deal.empresa_id === undefined ? blank : <CompanyName id={deal.empresa_id} />;
      case 'estado':
        return deal.estado === undefined ? (
          blank
        ) : (
          <Badge tone={stateTone(deal.estado)}>{stateName(deal.estado)}</Badge>
        );
      case 'external_id':
        return (
          <InlineField deal={deal} name="external_id">
            {deal.external_id === undefined ? blank : String(deal.external_id)}
          </InlineField>
        );
      case 'owner':
        return ownerOf(deal) ?? '—';
      case 'motivo_perdida':
        return deal.motivo_perdida ?? blank;
      case 'created_at':
      case 'updated_at':
        return deal[id] === undefined ? blank : formatInstant(deal[id], { locale, timeZone });
    }
  };
}
