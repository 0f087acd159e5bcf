'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { EmptyState } from '@/components/ui/states';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { endpointPath, overviewPath } from '@/components/webhooks/paths';
import { ReceiverCode } from '@/components/webhooks/signature/receiver-code';
import { SecretReveal } from '@/components/webhooks/signature/secret-reveal';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { CreatedEndpoint } from './new-endpoint';

const NewEndpoint = lazy(() => import('./new-endpoint').then((module) => module.NewEndpoint));

/** Registers an endpoint; then shows its secret, once, with the code that checks it. */
export function EndpointCreate() {
  const t = useTranslations('webhooks.create');
  const router = useRouter();
  const { isListed } = useEndpoints();
  const mayCreate = useCan(createWebhookEndpoint);
  const [created, setCreated] = useState<CreatedEndpoint>();

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
          <NewEndpoint onCreated={setCreated} />
        ) : (
          <EmptyState title={t('cannotTitle')}>{isListed ? t('cannotRole') : t('cannotServer')}</EmptyState>
        )}
      </div>
    </>
  );
}
