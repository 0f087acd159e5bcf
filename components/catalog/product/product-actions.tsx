'use client';

import { Archive, ArchiveRestore, Copy, CopyPlus, Ellipsis, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRecordActs } from '@/components/records/acts/use-record-acts';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { cloneProduct } from '@/lib/api/contract/catalog';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';
import type { KnownProduct } from './product-context';

const CloneDialog = lazy(() => import('./clone-dialog').then((module) => module.CloneDialog));

/** What is done with the whole product; out of the trash it comes by its banner. */
export function ProductActions({ product }: { product: KnownProduct }) {
  const t = useTranslations('catalog.product');
  const acts = useRecordActs(products);
  const mayClone = useCan(cloneProduct);
  const [isCloning, setIsCloning] = useState(false);
  const { id, sku, estado } = product;
  const inTrash = isTrashed(products, product);
  return (
    <>
      {mayClone && (
        <Button icon={<CopyPlus aria-hidden />} onPress={() => setIsCloning(true)}>
          {t('clone.do')}
        </Button>
      )}
      <Menu
        label={t('actions')}
        trigger={
          <IconButton
            label={t('actions')}
            variant="secondary"
            icon={<Ellipsis aria-hidden />}
            isPending={acts.isPending}
          />
        }
      >
        <MenuItem icon={<Copy aria-hidden />} onAction={() => void navigator.clipboard.writeText(String(id))}>
          {t('copyId')}
        </MenuItem>
        {sku !== undefined && (
          <MenuItem icon={<Copy aria-hidden />} onAction={() => void navigator.clipboard.writeText(sku)}>
            {t('copySku')}
          </MenuItem>
        )}
        {acts.may && !inTrash && estado !== 'archivado' && (
          <MenuItem icon={<Archive aria-hidden />} onAction={() => void acts.archive(product)}>
            {t('archive')}
          </MenuItem>
        )}
        {acts.may && estado === 'archivado' && (
          <MenuItem icon={<ArchiveRestore aria-hidden />} onAction={() => void acts.activate(product)}>
            {t('offer')}
          </MenuItem>
        )}
        {acts.may && !inTrash && (
          <MenuItem icon={<Trash2 aria-hidden />} isDanger onAction={() => void acts.trash(product)}>
            {t('trash')}
          </MenuItem>
        )}
      </Menu>
      {isCloning && <CloneDialog product={product} onClose={() => setIsCloning(false)} />}
    </>
  );
}
