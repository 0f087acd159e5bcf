'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type BlockIndex, summaryOf } from '@/components/workflows/blocks/block-index';
import type { FlowNode } from '@/components/workflows/document/document-flow';
import type { Mark } from './marks';
import { useRunWords } from './use-run-words';

export type NodeWords = ReturnType<typeof useNodeWords>;

/**
 * What a node is called and what it says of itself, on the canvas, in the outline and to screen readers. Made once for
 * an editor: hundreds of nodes that each prepare their own translations are what opening would wait for.
 */
export function useNodeWords(index: BlockIndex) {
  const t = useTranslations('workflows.node');
  const run = useRunWords();

  return useMemo(() => {
    const standing = (node: FlowNode) => t(`standing.${index.standingOf(node)}`);
    return {
      title(node: FlowNode): string {
        const block = index.blockOf(node);
        if (node.label !== undefined) return node.label;
        if (block) return block.name;
        if (node.opaque && node.type === '') return t('opaque');
        return node.subtype ?? (node.type || t('opaque'));
      },
      summary(node: FlowNode): string {
        const block = index.blockOf(node);
        if (node.opaque) return t(`opaqueWhy.${node.opaque}`);
        const said = summaryOf(node, block) || (block ? block.description : standing(node));
        // A node that has a name of its own says here what it is.
        const kind = node.label === undefined ? undefined : (block?.name ?? node.subtype ?? node.type);
        return kind === undefined || kind === node.label ? said : [kind, said].filter(Boolean).join(' · ');
      },
      kind: (node: FlowNode): string => t(node.list === 'triggers' ? 'trigger' : 'step'),
      /** A handle's name as people read it. */
      handle(name: string | undefined): string {
        if (name === 'si' || name === 'no' || name === 'otro') return t(`handle.${name}`);
        return name?.replaceAll('_', ' ') ?? t('handle.none');
      },
      /** What the signs on a node say, for its name: screen readers see none of them. */
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
