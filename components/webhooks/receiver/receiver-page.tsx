'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FormError } from '@/components/ui/fields/form-error';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import { AnswerChoice } from './answer-choice';
import { ReceiverAddress } from './receiver-address';
import { receiverQuery, renewReceiver } from './receiver-queries';
import { RequestList } from './request-list';
import { SecretField } from './secret-field';
import { SubscribeReceiver } from './subscribe-receiver';
import { useReceiverAct } from './use-receiver-act';

/** A private address that takes webhooks, shows them and answers as one chooses: a receiver for who has none. */
export function ReceiverPage() {
  const t = useTranslations('receiver');
  const mayReceive = useCan(createWebhookEndpoint);
  const receiver = useQuery({ ...receiverQuery, enabled: mayReceive });
  const make = useReceiverAct(renewReceiver);

  if (!mayReceive) return <EmptyState title={t('cannotTitle')}>{t('cannotRole')}</EmptyState>;
  if (receiver.error && receiver.data === undefined) {
    return <ErrorState error={receiver.error} onRetry={() => void receiver.refetch()} />;
  }
  if (receiver.data === undefined) return <LoadingState />;
  if (receiver.data === null) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        actions={
          <Button variant="primary" isPending={make.isPending} onPress={() => make.mutate()}>
            {t('make')}
          </Button>
        }
      >
        {t('emptyText')}
        <FormError error={make.error} />
      </EmptyState>
    );
  }
  return (
    <div className="space-y-6">
      <ReceiverAddress url={receiver.data.url} />
      <SubscribeReceiver url={receiver.data.url} />
      <div className="grid gap-6 md:grid-cols-2">
        <AnswerChoice answer={receiver.data.answer} />
        <SecretField />
      </div>
      <RequestList />
    </div>
  );
}
