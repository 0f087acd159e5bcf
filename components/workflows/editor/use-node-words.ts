'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWords } from '@/components/records/words';
import type { BlockIndex } from '@/components/workflows/blocks/block-index';
import { clipped } from '@/components/workflows/blocks/readable';
import type { FlowNode } from '@/components/workflows/document/document-flow';
import { sentenceOf } from '@/components/workflows/sentences/sentence-of';
import type { WorkflowEditor } from './editor';
import type { Mark } from './marks';
import { useRecordNames } from './use-record-names';
import { useRunWords } from './use-run-words';

export type NodeWords = ReturnType<typeof useNodeWords>;

/** The most of a name that tells a node apart where it stands in a line with other words. */
const NAME_LENGTH = 80;

/**
 * What a node is called and what it says of itself, on the canvas, in the outline and to screen readers. Made once for
 * an editor: hundreds of nodes that each prepare their own translations are what opening would wait for.
 */
export function useNodeWords(index: BlockIndex, editor: WorkflowEditor) {
  return useWordsOfNodes(index, useRecordNames(editor));
}

/** The same where what steps name is known otherwise than by the lists of the server. */
export function useWordsOfNodes(index: BlockIndex, nameOf: ReturnType<typeof useRecordNames>) {
  const t = useTranslations('workflows.node');
  const all = useWords('workflows');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const run = useRunWords();

  return useMemo(() => {
    const summaries = new WeakMap<FlowNode, string>();
    const speech = { t: all, locale, timeZone, nameOf };
    const standing = (node: FlowNode) => t(`standing.${index.standingOf(node)}`);
    const summarise = (node: FlowNode) => {
      const block = index.blockOf(node);
      if (node.opaque) return t(`opaqueWhy.${node.opaque}`);
      const said = sentenceOf(node, block, index.operators, speech) || (block ? '' : standing(node));
      // A node that has a name of its own says here what it is.
      const kind = node.label === undefined ? undefined : (block?.name ?? node.subtype ?? node.type);
      return kind === undefined || kind === node.label ? said : [kind, said].filter(Boolean).join(' · ');
    };
    const summary = (node: FlowNode): string => {
      const known = summaries.get(node) ?? summarise(node);
      summaries.set(node, known);
      return known;
    };
    const title = (node: FlowNode): string => {
      const block = index.blockOf(node);
      if (node.label !== undefined) return node.label;
      if (block) return block.name;
      if (node.opaque && node.type === '') return t('opaque');
      return node.subtype ?? (node.type || t('opaque'));
    };
    return {
      title,
      /** The title, and of a node without a name of its own what it does: two conditions are told apart by it. */
      name(node: FlowNode): string {
        const said = node.label === undefined ? summary(node) : '';
        return clipped(said === '' || node.opaque ? title(node) : `${title(node)}: ${said}`, NAME_LENGTH);
      },
      /** Kept, for the canvas asks again for each node that comes into sight. */
      summary,
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
        ...(mark.entered === undefined ? [] : [t('entered', { count: mark.entered, failed: mark.failures })]),
      ],
      change: (change: NonNullable<Mark['change']> | 'removed'): string => t(`change.${change}`),
      run,
      hidden: (count: number): string => t('hidden', { count }),
      fold: (title: string, isFolded: boolean): string => t(isFolded ? 'expand' : 'collapse', { title }),
      standing,
      simulated: t('simulated'),
      neverEmitted: t('neverEmitted'),
    };
  }, [index, t, run, all, locale, timeZone, nameOf]);
}
