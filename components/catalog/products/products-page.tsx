'use client';

import { Package, Plus, Tags, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { CategoryCell, CategoryFilter } from '@/components/catalog/categories/category-words';

import { usePriceExport } from '@/components/catalog/import/use-price-export';

import type { KnownProduct } from '@/components/catalog/product/product-context';

import { useToday } from '@/components/catalog/use-today';
import { useCommands } from '@/components/commands/command-registry';
import { useShortcut } from '@/components/commands/shortcuts';
import { useRecordActs } from '@/components/records/acts/use-record-acts';
import { BulkBar } from '@/components/records/list/bulk-bar';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { createProduct } from '@/lib/api/contract/catalog';
import type { ProductRecord } from '@/lib/api/records';
import { products } from '@/lib/resources/catalog/products';
import { ProductSummary } from './product-summary';
import { StateCell } from './state-cell';
import { usePriceColumns } from './use-price-columns';
import { useProductActions } from './use-product-actions';
import { useProductEdit } from './use-product-edit';

const ChangePrices = lazy(() => import('./change-prices-link').then((module) => module.ChangePrices));
const TrashBanner = lazy(() => import('./trash-banner').then((module) => module.TrashBanner), BannerPlace);
const NewProduct = lazy(() => import('./new-product').then((module) => module.NewProduct));
const CloneDialog = lazy(() =>
  import('@/components/catalog/product/clone-dialog').then((module) => module.CloneDialog),
);

const cells = {
  categoria_id: (product: ProductRecord) => <CategoryCell product={product} />,
  estado: (product: ProductRecord) => <StateCell product={product} />,
};
const filters = { categoria: CategoryFilter };
const TRASH = `${products.path}?estado=papelera`;

/** The products of the subaccount with what they cost today; each leads to its own page. */
export function ProductsPage() {
  const t = useTranslations('catalog.products');
  const today = useToday();
  const list = useRecordList(products, { today });
  const { columns } = usePriceColumns(list.read, today);
  const { edit, rules } = useProductEdit();
  const acts = useRecordActs(products);
  const [cloned, setCloned] = useState<KnownProduct>();
  const rowActions = useProductActions(acts, setCloned);
  const summaryOf = useCallback(
    (product: ProductRecord) => <ProductSummary product={product} today={today} />,
    [today],
  );
  const begin = useNewProduct();
  const { estado, ...others } = list.values;
  const isTrash = estado === products.states?.trashed;
  const isEmptyTrash = isTrash && !Object.values(others).some(Boolean);
  return (
    <>
      <PageHeader
        title={isTrash ? t('trash.title') : t('title')}
        actions={
          !isTrash && (
            <>
              <LinkButton href={TRASH} variant="ghost" icon={<Trash2 aria-hidden />}>
                <span className="max-sm:sr-only">{t('trash.open')}</span>
              </LinkButton>
              {begin.button}
            </>
          )
        }
      />
      {isTrash && <TrashBanner />}
      <RecordList
        list={list}
        cells={cells}
        filters={filters}
        edit={edit}
        moreColumns={columns}
        rowActions={rowActions}
        exports={usePriceExport()}
        summaryOf={summaryOf}
        icon={<Package aria-hidden />}
        noMatch={
          isEmptyTrash && (
            <EmptyState icon={<Trash2 aria-hidden />} title={t('trash.emptyTitle')}>
              {t('trash.emptyText')}
            </EmptyState>
          )
        }
        emptyActions={
          <>
            {begin.button}
            <LinkButton href="/catalog/categories" icon={<Tags aria-hidden />}>
              {t('toCategories')}
            </LinkButton>
          </>
        }
        bulk={
          acts.may && (
            <BulkBar list={list} rules={rules}>
              <ChangePrices list={list} />
            </BulkBar>
          )
        }
      >
        {begin.dialog}
        {cloned && <CloneDialog product={cloned} onClose={() => setCloned(undefined)} />}
      </RecordList>
    </>
  );
}

function BannerPlace() {
  return <div className="mb-3 h-12" />;
}

/** How a product is begun: by button, key and palette. */
function useNewProduct() {
  const t = useTranslations('catalog.products');
  const mayCreate = useCan(createProduct);
  const [isOpen, setIsOpen] = useState(false);
  const label = t('new');
  useShortcut('c', label, () => mayCreate && setIsOpen(true));
  const commands = useMemo(
    () => (mayCreate ? [{ id: 'new product', label, icon: Plus, run: () => setIsOpen(true) }] : []),
    [mayCreate, label],
  );
  useCommands(commands);
  return {
    button: mayCreate && (
      <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setIsOpen(true)}>
        {label}
      </Button>
    ),
    dialog: isOpen && <NewProduct onClose={() => setIsOpen(false)} />,
  };
}
