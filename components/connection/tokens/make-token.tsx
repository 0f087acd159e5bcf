'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { SentForm } from '@/components/records/form/sent-form';
import { useSentForm } from '@/components/records/form/use-sent-form';
import { Button } from '@/components/ui/button';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Select } from '@/components/ui/fields/select';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ApiError } from '@/lib/api/api-error';
import type { TokenView } from '@/lib/configuration/requests';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { makeToken, type NewToken } from './token-queries';

type Values = { name: string; scope: TokenView['scope']; days: string };
type MakeTokenProps = {
  connection: ConnectionView;
  onMade: (token: NewToken) => void;
  onClose: () => void;
};

/** For how many days a token is good; the last one: for good. */
const lifetimes = ['30', '90', '365', 'never'] as const;
const scopes = ['read', 'apply'] as const;
const known = ['token_name_taken', 'too_many_tokens'] as const;

/** Asks what a new token is for, what it may, and for how long. */
export function MakeToken({ connection, onMade, onClose }: MakeTokenProps) {
  const t = useTranslations('settings.connections.tokens');
  const ui = useTranslations('ui');
  const form = useSentForm<Values, NewToken>({
    values: { name: '', scope: 'read', days: '90' },
    rules: async () => (await import('./token-rules')).tokenRules,
    send: ({ name, scope, days }) =>
      makeToken(connection.id, { name: name.trim(), scope, ...(days !== 'never' && { days: Number(days) }) }),
    onSent: onMade,
    wordsOf: (error) => {
      const code = error instanceof ApiError ? known.find((one) => one === error.code) : undefined;
      return code ? t(`refusal.${code}`) : error;
    },
  });
  const scope = useController({ control: form.control, name: 'scope' }).field;
  const days = useController({ control: form.control, name: 'days' }).field;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('makeTitle', { name: connection.name })}
      footer={
        <>
          <Button onPress={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form="token" isPending={form.isPending}>
            {t('make')}
          </Button>
        </>
      }
    >
      <SentForm form={form} id="token">
        <FormTextField
          control={form.control}
          name="name"
          label={t('name')}
          description={t('nameHint')}
          autoFocus
        />
        <RadioGroup
          label={t('scopeLabel')}
          value={scope.value}
          onChange={scope.onChange}
          options={scopes.map((id) => ({ id, label: t(`scope.${id}`), description: t(`scopeHint.${id}`) }))}
        />
        <Select
          label={t('lifetime')}
          value={days.value}
          onChange={days.onChange}
          options={lifetimes.map((id) => ({
            id,
            label: id === 'never' ? t('never') : t('days', { count: Number(id) }),
          }))}
        />
      </SentForm>
    </Dialog>
  );
}
