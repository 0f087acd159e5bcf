'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { endpointPath, overviewPath } from '@/components/webhooks/paths';
import { ReceiverCode } from '@/components/webhooks/signature/receiver-code';
import { SecretReveal } from '@/components/webhooks/signature/secret-reveal';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import type { Sending } from '@/lib/api/client';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { Id } from '@/lib/api/loose';
import { EndpointForm, type EndpointValues } from './endpoint-form';

const nothing: EndpointValues = { url: '', description: '', events: [] };

/** Registers an endpoint; then shows its secret, once, with the code that checks it. */
export function EndpointCreate() {
  const t = useTranslations('webhooks.create');
  const router = useRouter();
  const create = useWebhookMutation(createWebhookEndpoint);
  const { isListed } = useEndpoints();
  const mayCreate = useCan(createWebhookEndpoint);
  const [created, setCreated] = useState<{ id: Id | undefined; secret: string | undefined }>();

  function submit({ url, description, events }: EndpointValues) {
    const body = { url, events: [...events], ...(description.trim() && { description: description.trim() }) };
    // The server judges the types: its catalogue may be newer than this console's.
    const sent = { body: body as Sending<typeof createWebhookEndpoint>['body'] };
    create.mutate(sent, { onSuccess: ({ id, secret }) => setCreated({ id, secret }) });
  }

  return (
    <>
      <PageHeader
        title={created ? t('doneTitle') : t('title')}
        back={{ href: overviewPath, label: t('back') }}
      />
      <div className="px-4 pb-8 sm:px-6">
        {created ? (
          <div className="max-w-3xl space-y-5">
            <SecretReveal secret={created.secret} />
            <ReceiverCode />
            <Button
              variant="primary"
              onPress={() => router.push(created.id === undefined ? overviewPath : endpointPath(created.id))}
            >
              {t('continue')}
            </Button>
          </div>
        ) : isListed && mayCreate ? (
          <EndpointForm
            initial={nothing}
            submitLabel={t('submit')}
            isPending={create.isPending}
            error={create.error}
            onSubmit={submit}
            onCancel={() => router.push(overviewPath)}
          />
        ) : (
          <EmptyState title={t('cannotTitle')}>{isListed ? t('cannotRole') : t('cannotServer')}</EmptyState>
        )}
      </div>
    </>
  );
}
