'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useBoard } from '@/components/pipelines/board-context';
import { isOverdue, isStale } from '@/components/pipelines/deal/deal-age';
import { useNoteDeal } from '@/components/pipelines/deal/use-note-deal';
import { Blank, useNameOr } from '@/components/records/blank';
import { type OwnCells, useRecordColumns } from '@/components/records/list/use-record-columns';
import { useRecordEdit } from '@/components/records/list/use-record-edit';
import type { DataColumn } from '@/components/records/table/data-column';
import { type DealRecord, idOf } from '@/lib/api/records';
import { daysInStage } from '@/lib/deals/deal-days';
import { ownerOf } from '@/lib/deals/deal-owner';
import { formatDay } from '@/lib/format/dates';
import { deals } from '@/lib/resources/pipelines/deals';

const rules = () => import('@/lib/contract/deals').then(({ updateDeal }) => updateDeal.body.shape);
const isWritable = ({ estado }: DealRecord) => estado !== 'papelera';

/** The columns of the list with their cells, of which a few can be edited in place; the stage is the second one. */
export function useDealColumns(): readonly DataColumn<DealRecord>[] {
  const note = useNoteDeal();
  const edit = useRecordEdit<DealRecord>(deals, rules, { isWritable, onSaved: note.put });
  const columns = useRecordColumns<DealRecord>({ of: deals, cells: useCells(), edit });
  return useMemo(() => {
    const [title, ...others] = columns;
    const isStage = ({ id }: DataColumn<DealRecord>) => id === 'stage';
    return [title!, ...others.filter(isStage), ...others.filter((column) => !isStage(column))];
  }, [columns]);
}

/** What the board knows of a deal: its stage, and by that whether it is late or stands still. */
function useCells(): OwnCells<DealRecord> {
  const t = useTranslations('pipelines.card');
  const nameOr = useNameOr();
  const locale = useLocale();
  const { stages, today, now } = useBoard();
  return useMemo(() => {
    const stageOf = (deal: DealRecord) => stages.find((each) => idOf(each) === String(deal.stage_id));
    return {
      stage: (deal) =>
        deal.stage_id === undefined ? (
          <Blank of={deal} field="stage_id" />
        ) : (
          nameOr(stageOf(deal)?.nombre, deal.stage_id)
        ),
      fecha_cierre_estimada(deal) {
        const day = deal.fecha_cierre_estimada;
        const stage = stageOf(deal);
        if (day === undefined) return <Blank of={deal} field="fecha_cierre_estimada" />;
        if (!stage || !isOverdue(deal, stage, today)) return formatDay(day, locale);
        return <span className="text-danger-ink">{t('overdue', { day: formatDay(day, locale) })}</span>;
      },
      stage_changed_at(deal) {
        const days = daysInStage(deal, now);
        const stage = stageOf(deal);
        if (days === undefined) return <Blank of={deal} field="stage_changed_at" />;
        if (!stage || !isStale(deal, stage, now)) return t('days', { days });
        return <span className="text-warning-ink">{t('stale', { days })}</span>;
      },
      owner: (deal) => ownerOf(deal) ?? '—',
    };
  }, [stages, today, now, locale, nameOr, t]);
}
