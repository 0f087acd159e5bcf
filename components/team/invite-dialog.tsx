'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ApiError } from '@/lib/api/api-error';
import { callConsole } from '@/lib/api/console-call';
import { invitedRoles } from '@/lib/rules/roles';
import { InvitationLink } from './invitation-link';
import { invitationsQuery, type MadeInvitation } from './team-queries';
import { useRoleOptions } from './use-role-options';

/** Invites someone, and shows the link that this makes once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.team');
  const queryClient = useQueryClient();
  const options = useRoleOptions(invitedRoles);
  const schema = z.object({ email: z.email(t('emailInvalid')), role: z.enum(invitedRoles) });
  const { control, handleSubmit } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', role: 'viewer' },
  });
  const invite = useMutation({
    mutationFn: (body: z.infer<typeof schema>) =>
      callConsole<MadeInvitation>('invitations', { method: 'POST', body }),
    onSuccess: () => queryClient.invalidateQueries(invitationsQuery),
  });

  const isTaken = invite.error instanceof ApiError && invite.error.code === 'email_taken';

  if (invite.data) return <InvitationLink made={invite.data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('invite')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="invite" isPending={invite.isPending}>
            {t('makeInvitation')}
          </Button>
        </>
      }
    >
      <form
        id="invite"
        noValidate
        onSubmit={handleSubmit((sent) => invite.mutate(sent))}
        className="space-y-4"
      >
        <FormTextField
          control={control}
          name="email"
          type="email"
          label={t('email')}
          autoFocus
          autoComplete="off"
        />
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <RadioGroup label={t('role')} options={options} value={field.value} onChange={field.onChange} />
          )}
        />
        <FormError error={isTaken ? t('emailTaken') : invite.error} />
      </form>
    </Dialog>
  );
}
