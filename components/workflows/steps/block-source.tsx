'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import type { Block } from '@/components/workflows/blocks/block-index';
import { PartValue } from './part-value';

/** What the server says of a block, as it came. */
export function BlockSource({ block }: { block: Block }) {
  const t = useTranslations('workflows.form');
  return (
    <Disclosure title={t('entry')} isLazy>
      <PartValue label={t('entryText')} value={block.raw} none={t('noEntry')} />
    </Disclosure>
  );
}
