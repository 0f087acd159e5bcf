'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { useCan } from '@/components/layout/session-context';
import { EmptyState } from '@/components/layout/states';
import { Button } from '@/components/ui/button';
import type { Sending } from '@/lib/api/client';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { Id } from '@/lib/api/loose';
import { EndpointForm, type EndpointValues } from './endpoint-form';
import { endpointPath, overviewPath } from './paths';
import { ReceiverCode } from './receiver-code';
import { SecretReveal } from './secret-reveal';
import { useEndpoints } from './use-endpoints';
import { useWebhookMutation } from './use-webhook-mutation';

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
