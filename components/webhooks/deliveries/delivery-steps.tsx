'use client';

import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { deliveryPath } from '@/components/webhooks/paths';
import { useNeighbours } from './listed-deliveries';
import { useDeliveryFilter } from './use-delivery-filter';

/** To the next and the previous delivery of the list without closing the panel; j and k do the same. */
export function DeliverySteps({ id }: { id: string }) {
  const t = useTranslations('webhooks.keys');
  const router = useRouter();
  const { filter } = useDeliveryFilter();
  const { previous, next } = useNeighbours(id);
  const go = (to: string | undefined) =>
    to !== undefined && router.replace(deliveryPath(to, filter), { scroll: false });

  // The shell's registry rests while a dialog is open; this one is a list's panel.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = (event.target as Element | null)?.closest('input, textarea, [role=menu]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'j') go(next);
      if (event.key === 'k') go(previous);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <IconButton
        label={t('previous')}
        icon={<ChevronUp aria-hidden />}
        isDisabled={previous === undefined}
        onPress={() => go(previous)}
      />
      <IconButton
        label={t('next')}
        icon={<ChevronDown aria-hidden />}
        isDisabled={next === undefined}
        onPress={() => go(next)}
      />
    </>
  );
}
