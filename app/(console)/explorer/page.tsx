import { SquareTerminal } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';

export default async function ExplorerRoute() {
  const t = await getTranslations('explorer.start');
  return (
    <EmptyState icon={<SquareTerminal aria-hidden />} title={t('title')}>
      {t('text')}
    </EmptyState>
  );
}
