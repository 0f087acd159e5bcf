'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession, useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FormError } from '@/components/ui/fields/form-error';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { listRequests } from '@/lib/api/contract/requests';
import { newIdempotencyKey } from '@/lib/api/idempotency';
import { keyOf } from '@/lib/api/queries';
import { indentJson } from '@/lib/json/indent-json';
import { hasWholeBody, type RequestRecord, targetOf } from './logged-request';
import { errorOf, lostKeyAfter } from './lost-key';
import { isWriting, proxyAddress, sendAgain } from './send-again';
import { StatusBadge } from './status-badge';

/** Sends the request once more as whoever looks, and shows what is answered; a write is asked about first. */
export function SendAgain({ request, mayCall }: { request: RequestRecord; mayCall: boolean }) {
  const t = useTranslations('requests.again');
  const target = useTarget();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [keepsKey, setKeepsKey] = useState(false);
  const [lostKey, setLostKey] = useState<string>();
  const { connection } = useSession();
  const again = useMutation({
    mutationFn: (key: string) =>
      sendAgain(request, { connectionId: target.connectionId, idempotencyKey: key }),
    onSettled: (answer, failure, key) => {
      setIsAsked(false);
      const error = answer ? errorOf(request, answer) : failure;
      setLostKey(isWriting(request) ? lostKeyAfter(lostKey, key, error) : undefined);
      void client.invalidateQueries({ queryKey: keyOf(listRequests, target) });
    },
  });
  const error = again.data ? errorOf(request, again.data) : again.error;
  const typedName = connection?.environment === 'live' ? connection.name : undefined;
  /** By the key of the try whose outcome is unknown, else by the one that is chosen. */
  function go() {
    again.mutate(lostKey ?? (keepsKey ? request.idempotency_key : undefined) ?? newIdempotencyKey());
  }
  const why = whyNot(request, mayCall);
  const name = `${request.method} ${targetOf(request)}`;

  return (
    <section aria-label={t('label')} className="space-y-3">
      <Button
        variant="primary"
        icon={<RotateCw aria-hidden />}
        isDisabled={why !== undefined}
        isPending={again.isPending}
        onPress={() => (isWriting(request) ? setIsAsked(true) : go())}
      >
        {t('send')}
      </Button>
      {why && <p className="text-ink-muted text-xs">{t(why)}</p>}
      {(again.error || lostKey !== undefined) && <FormError error={error} />}
      {lostKey !== undefined && !again.isPending && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="max-w-prose">{t('unknown')}</p>
          <Button size="sm" isDisabled={why !== undefined} onPress={go}>
            {t('withSameKey')}
          </Button>
        </div>
      )}
      {again.data && (
        <div className="space-y-1.5">
          <h3 className="flex items-center gap-2 font-medium">
            {t('reply')} <StatusBadge status={again.data.status} />
          </h3>
          <CodeBlock label={t('reply')} language="json" code={indentJson(again.data.text)} isWrapped />
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('ask')}
        confirmLabel={t('send')}
        isPending={again.isPending}
        {...(typedName !== undefined && { typedName })}
        onConfirm={go}
      >
        <p className="break-all font-mono text-xs">{name}</p>
        <p>{t('text')}</p>
        {lostKey !== undefined && <p>{t('unknown')}</p>}
        {lostKey === undefined && request.idempotency_key !== undefined && (
          <Checkbox isSelected={keepsKey} onChange={setKeepsKey} description={t('sameKeyHint')}>
            {t('sameKey')}
          </Checkbox>
        )}
      </ConfirmDialog>
    </section>
  );
}

function whyNot(request: RequestRecord, mayCall: boolean) {
  if (request.operation === undefined || proxyAddress(targetOf(request)) === undefined) return 'noOperation';
  if (!mayCall) return 'noRight';
  return hasWholeBody(request) ? undefined : 'notWhole';
}
