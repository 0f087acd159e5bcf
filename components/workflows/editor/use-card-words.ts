'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type CatalogIndex, summaryOf } from '@/components/workflows/blocks/catalog-index';
import type { FlowCard } from '@/components/workflows/document/document-flow';
import type { Mark } from './marks';
import { useRunWords } from './use-run-words';

export type CardWords = ReturnType<typeof useCardWords>;

/**
 * What a card is called and what it says of itself, on the canvas, in the outline and to screen readers. Made once for
 * an editor: hundreds of cards that each prepare their own translations are what opening would wait for.
 */
export function useCardWords(index: CatalogIndex) {
  const t = useTranslations('workflows.card');
  const run = useRunWords();

  return useMemo(() => {
    const standing = (card: FlowCard) => t(`standing.${index.standingOf(card)}`);
    return {
      title(card: FlowCard): string {
        const block = index.blockOf(card);
        if (card.label !== undefined) return card.label;
        if (block) return block.name;
        if (card.opaque && card.type === '') return t('opaque');
        return card.subtype ?? (card.type || t('opaque'));
      },
      summary(card: FlowCard): string {
        const block = index.blockOf(card);
        if (card.opaque) return t(`opaqueWhy.${card.opaque}`);
        const said = summaryOf(card, block) || (block ? block.description : standing(card));
        // A card that has a name of its own says here what it is.
        const kind = card.label === undefined ? undefined : (block?.name ?? card.subtype ?? card.type);
        return kind === undefined || kind === card.label ? said : [kind, said].filter(Boolean).join(' · ');
      },
      kind: (card: FlowCard): string => t(card.list === 'triggers' ? 'trigger' : 'step'),
      /** A handle's name as people read it. */
      handle(name: string | undefined): string {
        if (name === 'si' || name === 'no' || name === 'otro') return t(`handle.${name}`);
        return name?.replaceAll('_', ' ') ?? t('handle.none');
      },
      /** What the signs on a card say, for its name: screen readers see none of them. */
      marks: (mark: Mark): string[] => [
        ...(mark.errors > 0 ? [t('errors', { count: mark.errors })] : []),
        ...(mark.warnings > 0 ? [t('warnings', { count: mark.warnings })] : []),
        ...(mark.change ? [t(`change.${mark.change}`)] : []),
        ...(mark.run ? [t('ran', { status: run.word(mark.run) })] : []),
      ],
      change: (change: NonNullable<Mark['change']>): string => t(`change.${change}`),
      run,
      hidden: (count: number): string => t('hidden', { count }),
      fold: (title: string, isFolded: boolean): string => t(isFolded ? 'expand' : 'collapse', { title }),
      standing,
      simulated: t('simulated'),
      neverEmitted: t('neverEmitted'),
    };
  }, [index, t, run]);
}
