'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { endpointStatus } from '@/components/webhooks/directory/endpoint-status';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { OneFirst } from './one-first';

type RecoverAskProps = {
  endpointId: string;
  /** Deliveries that are sent again. */
  count: number;
  /** The endpoint is reactivated before. */
  isReactivation: boolean;
  isPending?: boolean;
  error?: unknown;
  onConfirm: (options: { readonly isOneFirst: boolean }) => void;
  onClose: () => void;
};

/** The one question before what an endpoint missed is sent to it again. */
export function RecoverAsk(props: RecoverAskProps) {
  const { endpointId, count, isReactivation, isPending = false, error, onConfirm, onClose } = props;
  const t = useTranslations('webhooks.recoverAsk');
  const { connection } = useSession();
  const { endpoint } = useEndpoint(endpointId);
  const [isOneFirst, setIsOneFirst] = useState(false);
  const name = endpointName(endpoint, endpointId);
  const isPaused = endpoint !== undefined && endpointStatus(endpoint) === 'paused';
  const act = !isReactivation ? 'redeliver' : isPaused ? 'resume' : 'recover';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(`title.${act}`)}
      confirmLabel={t(act, { count })}
      isPending={isPending}
      error={error}
      typedName={connection?.environment === 'live' ? connection.name : undefined}
      onConfirm={() => onConfirm({ isOneFirst })}
    >
      <p className="break-words text-ink">
        {t(isReactivation ? 'recoverText' : 'redeliverText', { name, count })}
      </p>
      <OneFirst count={count} isSelected={isOneFirst} onChange={setIsOneFirst} />
    </ConfirmDialog>
  );
}
