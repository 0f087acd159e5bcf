'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { STOPS_AFTER } from '@/lib/deliveries/fate';

type OneFirstProps = { count: number; isSelected: boolean; onChange: (isSelected: boolean) => void };

/** Whether one of many is sent before the others, and what stops them. */
export function OneFirst({ count, isSelected, onChange }: OneFirstProps) {
  const t = useTranslations('webhooks.oneFirst');
  if (count < 2) return null;
  return (
    <>
      <Checkbox isSelected={isSelected} onChange={onChange} description={t('hint')}>
        {t('label')}
      </Checkbox>
      <p>{t('stops', { count: STOPS_AFTER })}</p>
    </>
  );
}
