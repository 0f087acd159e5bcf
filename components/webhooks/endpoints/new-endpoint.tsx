'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { useTarget } from '@/components/session/session-context';
import { overviewPath } from '@/components/webhooks/paths';
import { hasSomething, type SecretReply, secretReplyOf } from '@/components/webhooks/signature/secret-reply';
import type { Id } from '@/lib/api/loose';
import { refreshWebhooks } from '@/lib/deliveries/refresh-webhooks';
import { endpoints } from '@/lib/resources/webhooks/endpoints';
import { EndpointForm } from './endpoint-form';
import { endpointRules } from './endpoint-rules';

export type CreatedEndpoint = { readonly id?: Id | undefined; readonly shown: SecretReply };

/** The form of a new endpoint. */
export function NewEndpoint({ onCreated }: { onCreated: (created: CreatedEndpoint) => void }) {
  const t = useTranslations('webhooks.create');
  const router = useRouter();
  const client = useQueryClient();
  const target = useTarget();
  const record = useNewRecord(endpoints, endpointRules);
  const create = () =>
    record.submit(async (body) => {
      // Nobody may know whether one was made where its reply is lost: the list shows it.
      const created = await record
        .send(body)
        .catch(orItsSecret)
        .finally(() => void refreshWebhooks(client, target));
      onCreated({ id: created.id, shown: secretReplyOf(created) });
    });
  return (
    <EndpointForm
      record={record}
      submitLabel={t('submit')}
      onSubmit={create}
      onCancel={() => router.push(overviewPath)}
    />
  );
}

/** A reply that could not be read is shown: it may hold the secret, which is not told again. */
function orItsSecret(error: unknown): Error & { readonly id?: Id } {
  if (error instanceof Error && hasSomething(secretReplyOf(error))) return error;
  throw error;
}
