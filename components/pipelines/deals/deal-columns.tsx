'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { useBoard } from '@/components/pipelines/board/board-context';
import { Blank, useNameOr } from '@/components/records/blank';
import type { DataColumn } from '@/components/records/table/data-column';
import { Badge } from '@/components/ui/badge';
import { lazy } from '@/components/ui/lazy';
import { type DealRecord, idOf } from '@/lib/api/records';
import { daysInStage } from '@/lib/deals/deal-days';
import { ownerOf } from '@/lib/deals/deal-owner';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { isOverdue, isStale } from './deal-age';
import { type ColumnName, useColumnNames } from './deal-column-names';
import { dealMoney } from './deal-money';
import { isInline, useDealEdit } from './use-deal-edit';
import { stateTone, useStateName } from './use-state-name';

const RecordName = lazy(() =>
  import('@/components/records/pick/record-name').then((module) => module.RecordName),
);

/** The columns of the list with their cells, of which a few can be edited in place. */
export function useDealColumns(): readonly DataColumn<DealRecord>[] {
  const t = useTranslations('pipelines');
  const nameOr = useNameOr();
  const names = useColumnNames();
  const render = useCells();
  const editOf = useDealEdit();
  return useMemo(
    () =>
      names.map(({ id, ...column }) => ({
        ...column,
        id,
        render: (deal) =>
          id === 'title'
            ? nameOr(deal.title, deal.id, (unnamed) => t('deal.untitled', { id: unnamed }))
            : render(id, deal),
        ...(isInline(id) && { edit: (deal) => editOf(deal, id) }),
      })),
    [names, render, editOf, nameOr, t],
  );
}

function useCells() {
  const nameOr = useNameOr();
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { stages, today, now } = useBoard();
  const stateName = useStateName();

  const cellOf = (id: ColumnName, deal: DealRecord) => {
    const stage = stages.find((each) => idOf(each) === String(deal.stage_id));
    const blank = <Blank of={deal} field={id} />;
    switch (id) {
      case 'stage':
        return deal.stage_id === undefined ? (
          <Blank of={deal} field="stage_id" />
        ) : (
          nameOr(stage?.nombre, deal.stage_id)
        );
      case 'amount':
        return deal.amount === undefined ? blank : dealMoney(deal.amount, deal.currency, locale);
      case 'fecha_cierre_estimada': {
        const day = deal.fecha_cierre_estimada;
        const isLate = stage !== undefined && isOverdue(deal, stage, today);
        return (
          <span className={isLate ? 'text-danger-ink' : undefined}>
            {day === undefined
              ? blank
              : isLate
                ? t('card.overdue', { day: formatDay(day, locale) })
                : formatDay(day, locale)}
          </span>
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
        return deal.contacto_id === undefined ? blank : <RecordName of="contacts" id={deal.contacto_id} />;
      case 'empresa_id':
        return deal.empresa_id === undefined ? blank : <RecordName of="companies" id={deal.empresa_id} />;
      case 'estado':
        return deal.estado === undefined ? (
          blank
        ) : (
          <Badge tone={stateTone(deal.estado)}>{stateName(deal.estado)}</Badge>
        );
      case 'external_id':
        return deal.external_id === undefined ? blank : String(deal.external_id);
      case 'owner':
        return ownerOf(deal) ?? '—';
      case 'motivo_perdida':
        return deal.motivo_perdida ?? blank;
      case 'created_at':
      case 'updated_at':
        return deal[id] === undefined ? blank : formatInstant(deal[id], { locale, timeZone });
    }
  };
  return useCallback(cellOf, [nameOr, t, locale, timeZone, stages, today, now, stateName]);
}
