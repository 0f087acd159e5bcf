'use client';

import { Percent } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RecordListState } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { LinkButton } from '@/components/ui/link-button';
import { savePrice } from '@/lib/api/contract/catalog';
import { idOf, type ProductRecord } from '@/lib/api/records';
import { idList } from '@/lib/catalog/change/id-list';

/** As many ids as an address carries everywhere. */
const MOST = 500;

/** To the page that changes prices in bulk, with the chosen products, or with what the list asks for where it is all. */
export function ChangePrices({ list }: { list: RecordListState<ProductRecord> }) {
  const t = useTranslations('catalog.products');
  const may = useCan(savePrice);
  const isAll = !list.isPartial && list.chosen.length === list.rows.length;
  if (!may) return null;
  if (!isAll && list.chosen.length > MOST) {
    return <p className="self-center text-ink-muted text-xs">{t('changePricesMost', { count: MOST })}</p>;
  }
  const query = isAll ? list.query : `?${new URLSearchParams({ ids: idList.write(list.chosen.map(idOf)) })}`;
  return (
    <LinkButton href={`/catalog/change-prices${query}`} icon={<Percent aria-hidden />}>
      {t('changePrices')}
    </LinkButton>
  );
}
