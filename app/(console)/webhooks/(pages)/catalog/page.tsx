import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';

export default async function NothingChosen() {
  const t = await getTranslations('webhooks.catalog');
  return <EmptyState title={t('chooseTitle')}>{t('chooseText')}</EmptyState>;
}
