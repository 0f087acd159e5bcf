'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLeaveGuard } from '@/components/records/panel/use-leave-guard';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/components/ui/lazy';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { endpointPath, overviewPath } from '@/components/webhooks/paths';
import { LoseSecretDialog } from '@/components/webhooks/signature/lose-secret-dialog';
import { ReceiverCode } from '@/components/webhooks/signature/receiver-code';
import { SecretReveal } from '@/components/webhooks/signature/secret-reveal';
import { unsavedSecrets } from '@/components/webhooks/signature/unsaved-secrets';
import { useSecretName } from '@/components/webhooks/signature/use-unsaved-secret';
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
  const [leaving, setLeaving] = useState<string>();
  const secretName = useSecretName();
  useLeaveGuard(created !== undefined, setLeaving);

  /** Held beyond this page, which keys and the browser's Back lead away from without a question. */
  function show(made: CreatedEndpoint) {
    if (made.id !== undefined)
      unsavedSecrets.hold(secretName(made.id), { act: 'created', shown: made.shown });
    setCreated(made);
  }
  function leave(href: string) {
    if (created?.id !== undefined) unsavedSecrets.forget(secretName(created.id));
    router.push(href);
  }

  return (
    <>
      <PageHeader
        title={t(!created ? 'title' : created.shown.isUnsure ? 'unsureTitle' : 'doneTitle')}
        back={{ href: overviewPath, label: t('back') }}
      />
      <div className="px-4 pb-8 sm:px-6">
        {created ? (
          <div className="max-w-3xl space-y-5">
            <SecretReveal {...created.shown} />
            <ReceiverCode />
            <Button
              variant="primary"
              onPress={() => leave(created.id === undefined ? overviewPath : endpointPath(created.id))}
            >
              {t('continue')}
            </Button>
            <LoseSecretDialog
              isOpen={leaving !== undefined}
              onStay={() => setLeaving(undefined)}
              onLeave={() => leave(leaving!)}
            />
          </div>
        ) : isListed && mayCreate ? (
          <NewEndpoint onCreated={show} />
        ) : (
          <EmptyState title={t('cannotTitle')}>{isListed ? t('cannotRole') : t('cannotServer')}</EmptyState>
        )}
      </div>
    </>
  );
}
