'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { MadeInvitation } from './team-queries';

/** The link of a new invitation; it cannot be shown again. */
export function InvitationLink({ made, onClose }: { made: MadeInvitation; onClose: () => void }) {
  const t = useTranslations('settings.team');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('linkTitle', { email: made.invitation.email })}
      description={t(made.mailed ? 'linkMailed' : 'linkText')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <CodeBlock label={t('link')} code={made.url} copyLabel={t('copyLink')} isWrapped />
    </Dialog>
  );
}
