import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChangePage } from '@/components/catalog/change/change-page';
import { changeReads } from '@/components/catalog/change/change-reads';
import { EarlyReads } from '@/components/session/early-reads';
import { savePrice } from '@/lib/api/contract/catalog';
import { requireSession } from '@/lib/auth/session';
import { mayCall } from '@/lib/rules/roles';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.change');
  return { title: t('title') };
}

export default async function ChangePricesRoute() {
  const { user } = await requireSession();
  if (!mayCall(user.role, savePrice)) return <ChangePage />;
  return (
    <EarlyReads page="products" of={changeReads}>
      <ChangePage />
    </EarlyReads>
  );
}
