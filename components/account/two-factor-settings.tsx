'use client';

import { ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { AccountSection } from './account-section';
import type { TwoFactorChange } from './two-factor-dialog';

const TwoFactorDialog = lazy(() => import('./two-factor-dialog').then((module) => module.TwoFactorDialog));

/** Two-factor sign-in: switched on, renewed and switched off. */
export function TwoFactorSettings({ isEnabled }: { isEnabled: boolean }) {
  const t = useTranslations('settings.account');
  const router = useRouter();
  const [open, setOpen] = useState<TwoFactorChange>();
  const changes = isEnabled
    ? (['newBackupCodes', 'disableTwoFactor'] as const)
    : (['enableTwoFactor'] as const);

  function close() {
    setOpen(undefined);
    router.refresh();
  }

  return (
    <AccountSection title={t('twoFactor')} description={t('twoFactorText')}>
      <div className="space-y-3">
        <Badge {...(isEnabled && { tone: 'success', icon: <ShieldCheck aria-hidden /> })}>
          {t(isEnabled ? 'twoFactorOn' : 'twoFactorOff')}
        </Badge>
        <div className="flex flex-wrap gap-2">
          {changes.map((change) => (
            <Button key={change} onPress={() => setOpen(change)}>
              {t(change)}
            </Button>
          ))}
        </div>
      </div>
      {open && <TwoFactorDialog change={open} onClose={close} />}
    </AccountSection>
  );
}
