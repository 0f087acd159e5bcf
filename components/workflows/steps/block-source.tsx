'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { PartValue } from '@/components/editing/part-value';
import { Disclosure } from '@/components/ui/disclosure';
import type { Block } from '@/components/workflows/blocks/block-index';

/** What the server says of a block, as it came. */
export const BlockSource = memo(function BlockSource({ block }: { block: Block }) {
  const t = useTranslations('workflows.form');
  return (
    <Disclosure title={t('entry')} isLazy>
      <PartValue label={t('entryText')} value={block.raw} none={t('noEntry')} />
    </Disclosure>
  );
});
