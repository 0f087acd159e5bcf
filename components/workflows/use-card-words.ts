'use client';

import { useTranslations } from 'next-intl';
import { type CatalogIndex, summaryOf } from './catalog-index';
import type { FlowCard } from './document-flow';

/** What a card is called and what it says of itself, on the canvas, in the outline and to screen readers. */
export function useCardWords(index: CatalogIndex) {
  const t = useTranslations('workflows.card');
  return {
    title(card: FlowCard): string {
      const block = index.blockOf(card);
      if (block) return block.name;
      if (card.opaque && card.type === '') return t('opaque');
      return card.subtype ?? (card.type || t('opaque'));
    },
    summary(card: FlowCard): string {
      const block = index.blockOf(card);
      if (card.opaque) return t(`opaqueWhy.${card.opaque}`);
      return summaryOf(card, block) || (block ? block.description : t('unknown'));
    },
    kind(card: FlowCard): string {
      return card.list === 'triggers' ? t('trigger') : t('step');
    },
    /** A handle's name as people read it. */
    handle(name: string | undefined): string {
      if (name === 'si' || name === 'no' || name === 'otro') return t(`handle.${name}`);
      return name?.replaceAll('_', ' ') ?? t('handle.none');
    },
  };
}
