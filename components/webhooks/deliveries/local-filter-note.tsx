'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { DeliveryRows } from './use-delivery-rows';

/** Where the server does not filter: how much was looked through here, and going on with it. */
export function LocalFilterNote({ deliveries }: { deliveries: DeliveryRows }) {
  const t = useTranslations('webhooks.localFilter');
  const { isFilteredHere, isPending, count, searched, hasMore, mayGoOn, isLoadingMore, searchOn } =
    deliveries;
  if (!isFilteredHere || isPending) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-soft px-3 py-1.5 text-warning-ink text-xs">
      <p role="status">
        {t('why')} {t(hasMore ? 'soFar' : 'all', { count, searched })}
      </p>
      {isLoadingMore && <Spinner />}
      {hasMore && !mayGoOn && (
        <Button size="sm" onPress={searchOn}>
          {t('goOn')}
        </Button>
      )}
    </div>
  );
}
