'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { useTarget } from '@/components/session/session-context';
import { overviewPath } from '@/components/webhooks/paths';
import type { Id } from '@/lib/api/loose';
import { refreshWebhooks } from '@/lib/deliveries/refresh-webhooks';
import { endpoints } from '@/lib/resources/webhooks/endpoints';
import { EndpointForm } from './endpoint-form';
import { endpointRules } from './endpoint-rules';

export type CreatedEndpoint = { readonly id?: Id | undefined; readonly secret?: string | undefined };

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
      onCreated(await record.send(body).finally(() => void refreshWebhooks(client, target)));
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
