'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';

/** Backup codes, shown this once. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('settings.account');
  return (
    <div className="space-y-4">
      <p>{t('backupCodesText')}</p>
      <CodeBlock label={t('backupCodes')} code={codes.join('\n')} copyLabel={t('copyBackupCodes')} />
      <Button variant="primary" onPress={onDone}>
        {t('backupCodesKept')}
      </Button>
    </div>
  );
}
