'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/text-field';
import { canSign } from '@/components/webhooks/signature/signature';
import { useKeptSecret } from './use-kept-secret';

/** The endpoint's secret, for checking signatures in this browser. */
export function SecretField() {
  const t = useTranslations('receiver.secret');
  const { secret, isKept, setSecret, keep } = useKeptSecret();
  return (
    <div className="space-y-1">
      <TextField
        label={t('label')}
        description={canSign() ? t('hint') : t('noCrypto')}
        type="password"
        autoComplete="off"
        isMonospace
        value={secret}
        onChange={setSecret}
      />
      <Checkbox isSelected={isKept} onChange={keep}>
        {t('keep')}
      </Checkbox>
    </div>
  );
}
