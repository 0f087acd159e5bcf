'use client';

import { useTranslations } from 'next-intl';
import type { TriedWords } from '@/components/ui/overlays/toast';
import { type DealRecord, idOf } from '@/lib/api/records';

/** The words for an act on a deal that did not happen, and for nobody knowing whether it did. */
export function useTried() {
  const t = useTranslations('pipelines');
  const titleOf = (deal: DealRecord | undefined) =>
    `“${deal?.title ?? t('deal.untitled', { id: deal ? idOf(deal) : '' })}”`;

  return {
    titleOf,
    reopening(title: string): TriedWords {
      return {
        refused: t('outcome.reopen.refused', { title }),
        unknown: t('outcome.reopen.unknown', { title }),
      };
    },
    /** `failed` of `count` deals; `title` is of the one where there is but one. */
    many(act: 'trash' | 'restore', title: string, failed: number, count: number): TriedWords {
      const values = { title, failed, count };
      return {
        refused: t(`outcome.${act}.refused`, values),
        unknown: t(`outcome.${act}.unknown`, values),
      };
    },
    moves(title: string, stage: string, failed: number, count: number): TriedWords {
      const values = { title, stage, failed, count };
      return { refused: t('outcome.move.refused', values), unknown: t('outcome.move.unknown', values) };
    },
  };
}
