'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffectEvent } from 'react';
import { useBoard } from '@/components/pipelines/board/board-context';
import type { CellEdit } from '@/components/records/table/data-column';
import { useCan, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { isConfirmed } from '@/lib/api/confirmed';
import { getDeal, updateDeal } from '@/lib/api/contract/deals';
import { queryOf } from '@/lib/api/queries';
import { type DealRecord, idOf } from '@/lib/api/records';
import { formatDay } from '@/lib/format/dates';
import { changesOf, draftOf, issuesOf } from './deal-draft';
import { dealMoney } from './deal-money';
import { useTried } from './use-tried';

const inlineNames = ['amount', 'fecha_cierre_estimada', 'external_id'] as const;
type InlineName = (typeof inlineNames)[number];

export function isInline(id: string): id is InlineName {
  return (inlineNames as readonly string[]).includes(id);
}

const kinds = {
  amount: { inputMode: 'decimal' },
  fecha_cierre_estimada: { type: 'date' },
  external_id: {},
} as const;

/** How a cell of the list is edited in place; undefined for a deal that may not be written. */
export function useDealEdit() {
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const words = useIssueWords();
  const board = useBoard();
  const target = useTarget();
  const client = useQueryClient();
  const tried = useTried();
  const update = useWrite(updateDeal);
  const mayWrite = useCan(updateDeal);

  const bodyOf = (deal: DealRecord, name: InlineName, text: string) => {
    const base = draftOf(deal);
    return changesOf({ ...base, [name]: name === 'fecha_cierre_estimada' ? text || null : text }, base);
  };

  const issueOf = useEffectEvent((deal: DealRecord, name: InlineName, text: string) => {
    const wrong = issuesOf(bodyOf(deal, name, text))[name];
    return wrong && words(wrong);
  });

  const save = useEffectEvent(async (deal: DealRecord, name: InlineName, text: string): Promise<void> => {
    const body = bodyOf(deal, name, text);
    if (Object.keys(body).length === 0) return;
    try {
      const saved = await update.mutateAsync({ path: { deal_id: deal.id! }, body });
      const known = (saved.id === undefined ? { ...deal, ...body } : saved) as DealRecord;
      client.setQueryData(queryOf(getDeal, { path: { deal_id: idOf(deal) } }, target).queryKey, known);
      board.noteChange({ kind: 'put', deal: known });
      if (isConfirmed(saved))
        toastSuccess(t('outcome.save.done', { title: tried.titleOf(deal) }), undefined, saved);
    } catch (error) {
      toastError(error, tried.one('save', tried.titleOf(deal)), { retry: () => void save(deal, name, text) });
    }
  });

  return useCallback(
    (deal: DealRecord, name: InlineName): CellEdit | undefined => {
      if (!mayWrite || deal.estado === 'papelera') return undefined;
      const title = deal.title ?? t('deal.untitled', { id: idOf(deal) });
      return {
        ...kinds[name],
        label: t('list.edit', { field: t(`field.${name}`), title }),
        text: draftOf(deal)[name] ?? '',
        issueOf: (text) => issueOf(deal, name, text),
        show: (text) => shownAs(name, text, deal.currency, locale),
        save: (text) => save(deal, name, text),
      };
    },
    [mayWrite, t, locale],
  );
}

function shownAs(name: InlineName, text: string, currency: string | undefined, locale: string): string {
  if (text === '') return '—';
  if (name === 'fecha_cierre_estimada') return formatDay(text, locale);
  return name === 'amount' ? dealMoney(text, currency, locale) : text;
}
