'use client';

import { ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { AccountSection } from './account-section';

const EnrolTwoFactorDialog = lazy(() =>
  import('./enrol-two-factor-dialog').then((module) => module.EnrolTwoFactorDialog),
);
const BackupCodesDialog = lazy(() =>
  import('./backup-codes-dialog').then((module) => module.BackupCodesDialog),
);
const DisableTwoFactorDialog = lazy(() =>
  import('./disable-two-factor-dialog').then((module) => module.DisableTwoFactorDialog),
);

type Open = 'enrol' | 'codes' | 'disable';

/** Two-factor sign-in: switched on, renewed and switched off. */
export function TwoFactorSettings({ isEnabled }: { isEnabled: boolean }) {
  const t = useTranslations('settings.account');
  const router = useRouter();
  const [open, setOpen] = useState<Open>();

  function close() {
    setOpen(undefined);
    router.refresh();
  }

  return (
    <AccountSection title={t('twoFactor')} description={t('twoFactorText')}>
      <div className="space-y-3">
        {isEnabled ? (
          <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
            {t('twoFactorOn')}
          </Badge>
        ) : (
          <Badge>{t('twoFactorOff')}</Badge>
        )}
        <div className="flex flex-wrap gap-2">
          {isEnabled ? (
            <>
              <Button onPress={() => setOpen('codes')}>{t('newBackupCodes')}</Button>
              <Button onPress={() => setOpen('disable')}>{t('disableTwoFactor')}</Button>
            </>
          ) : (
            <Button onPress={() => setOpen('enrol')}>{t('enableTwoFactor')}</Button>
          )}
        </div>
      </div>
      {open === 'enrol' && <EnrolTwoFactorDialog onClose={close} />}
      {open === 'codes' && <BackupCodesDialog onClose={close} />}
      {open === 'disable' && <DisableTwoFactorDialog onClose={close} />}
    </AccountSection>
  );
}
