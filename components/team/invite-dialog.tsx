'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSentForm } from '@/components/records/form/use-sent-form';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ApiError } from '@/lib/api/api-error';
import { callConsole } from '@/lib/api/console-call';
import { invitedRoles, type Role } from '@/lib/rules/roles';
import { RoleField } from './role-field';
import { TeamDialog } from './team-dialog';
import { type MadeInvitation, teamQuery } from './team-queries';

/** Invites someone, and shows the link that this makes once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.team');
  const queryClient = useQueryClient();
  const [made, setMade] = useState<MadeInvitation>();
  const form = useSentForm({
    values: { email: '', role: 'viewer' as Role },
    rules: async () => (await import('./team-rules')).invitation,
    send: (body) => callConsole<MadeInvitation>('invitations', { method: 'POST', body }),
    onSent: (reply) => {
      setMade(reply);
      return queryClient.invalidateQueries(teamQuery);
    },
    wordsOf: (error) => (error instanceof ApiError && error.code === 'email_taken' ? t('emailTaken') : error),
  });

  if (made) return <InvitationLink made={made} onClose={onClose} />;
  return (
    <TeamDialog form={form} title={t('invite')} submitLabel={t('makeInvitation')} onClose={onClose}>
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        label={t('email')}
        autoFocus
        autoComplete="off"
      />
      <RoleField control={form.control} choices={invitedRoles} />
    </TeamDialog>
  );
}

/** The link of a new invitation; it cannot be shown again. */
function InvitationLink({ made, onClose }: { made: MadeInvitation; onClose: () => void }) {
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
