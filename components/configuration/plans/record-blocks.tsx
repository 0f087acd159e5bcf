'use client';

import { useTranslations } from 'next-intl';
import { usePathWords } from '@/components/configuration/differences/use-path-words';
import type { Block } from '@/lib/configuration/plan';

/** Why a record cannot be applied; a reference that was not found with the places that use it. */
export function RecordBlocks({ blocks }: { blocks: readonly Block[] }) {
  const words = useBlockWords();
  return (
    <ul className="list-disc space-y-0.5 pl-5">
      {blocks.map((block) => (
        <li key={JSON.stringify(block)} className="break-words">
          {words(block)}
        </li>
      ))}
    </ul>
  );
}

function useBlockWords(): (block: Block) => string {
  const t = useTranslations('configuration.blocks');
  const kinds = useTranslations('configuration.referenceKinds');
  const paths = usePathWords();
  const placeOf = (path: readonly string[]) => paths(path).join(' › ');
  return (block) => {
    if (block.code === 'conflict') return t('conflict', { place: placeOf(block.path) });
    if (block.code === 'unsupported') return block.message ?? t('unsupported');
    if (block.code === 'question' || block.code === 'changed') return t(block.code);
    if (block.code === 'price_overlap') {
      const [one, other] = block.prices.map((key) => placeOf(['precios', key]));
      return t('price_overlap', { one: one!, other: other! });
    }
    const { kind, name, reason, usedAt } = block.reference;
    const places = usedAt.map(placeOf).join(', ');
    return t('unresolved_reference', { kind: kinds(kind), name, reason, places });
  };
}
