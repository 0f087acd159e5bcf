import { MessagesSquare } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';

/** No conversation is open: the list stands beside, alone on a phone. */
export default async function NothingOpen() {
  const t = await getTranslations('content.conversations');
  return (
    <div className="flex flex-1 items-center bg-surface">
      <EmptyState icon={<MessagesSquare aria-hidden />} title={t('noneOpenTitle')}>
        {t('noneOpenText')}
      </EmptyState>
    </div>
  );
}
