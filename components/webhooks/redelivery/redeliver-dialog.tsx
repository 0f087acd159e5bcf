'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Spinner } from '@/components/ui/spinner';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import type { PagedList } from '@/lib/api/paged-list';
import type { DeliveryRow } from '@/lib/api/records';
import { countsByEndpoint, type Match, oncePerEvent } from './count-matches';
import type { DeliveryQuestion } from './delivery-reader';
import { OneFirst } from './one-first';
import { useCountMatches } from './use-count-matches';
import { useRedelivery } from './use-redelivery';

type DialogProps = { onStarted: () => void; onClose: () => void };

/** Asks once before what was chosen row by row is delivered again. */
export function RedeliverChosen(
  props: DialogProps & { list: PagedList<DeliveryRow>; ids: ReadonlySet<string> },
) {
  const { list, ids, ...rest } = props;
  const [matches] = useState(() => matchesIn(list, ids));
  return <RedeliverConfirm matches={matches} {...rest} />;
}

/** A row that is chosen and no longer held is known by its id alone. */
function matchesIn(list: PagedList<DeliveryRow>, ids: ReadonlySet<string>): Match[] {
  return Array.from({ length: list.getView().count }, (_, index) => index)
    .filter((index) => ids.has(String(list.idAt(index))))
    .map((index) => {
      const row = list.rowAt(index);
      return { id: list.idAt(index), endpoint_id: row?.endpoint_id, event_id: row?.event_id };
    });
}

/** Counts what the rule matches and asks once before it is delivered again. */
export function RedeliverRule({ question, ...rest }: DialogProps & { question: DeliveryQuestion }) {
  const t = useTranslations('webhooks.redeliverDialog');
  const { progress, matches, isCounting, error, retry } = useCountMatches(question);
  return (
    <RedeliverConfirm matches={matches} isCounting={isCounting} error={error} {...rest}>
      {isCounting && (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {t('counting', { count: progress.count, searched: progress.searched })}
        </p>
      )}
      {Boolean(error) && (
        <Button size="sm" onPress={retry}>
          {t('countAgain')}
        </Button>
      )}
    </RedeliverConfirm>
  );
}

/** Asks once before what is known already is delivered again. */
export function RedeliverMatches(props: DialogProps & { matches: readonly Match[] }) {
  return <RedeliverConfirm {...props} />;
}

type RedeliverConfirmProps = DialogProps & {
  matches: readonly Match[];
  isCounting?: boolean;
  error?: unknown;
  children?: ReactNode;
};

/** How many, to which endpoints, and the one question before they go out. */
function RedeliverConfirm(props: RedeliverConfirmProps) {
  const { matches, isCounting = false, error, onStarted, onClose, children } = props;
  const t = useTranslations('webhooks.redeliverDialog');
  const { connection } = useSession();
  const redelivery = useRedelivery();
  const [isOnce, setIsOnce] = useState(true);
  const [isOneFirst, setIsOneFirst] = useState(false);
  const distinct = oncePerEvent(matches);
  const sent = isOnce ? distinct : matches;

  function start() {
    void redelivery.start(sent, { isOneFirst });
    onStarted();
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      confirmLabel={t('confirm', { count: sent.length })}
      isPending={isCounting}
      error={error}
      typedName={connection?.environment === 'live' && sent.length > 0 ? connection.name : undefined}
      onConfirm={() => (sent.length > 0 && !error ? start() : onClose())}
    >
      {children}
      {!isCounting && !error && (
        <p className="text-ink">
          {sent.length === 0 ? t('nothing') : t('matches', { count: matches.length })}
        </p>
      )}
      <EndpointCounts matches={sent} />
      {distinct.length < matches.length && (
        <Checkbox isSelected={isOnce} onChange={setIsOnce} description={t('onceHint')}>
          {t('once', { count: distinct.length })}
        </Checkbox>
      )}
      <OneFirst count={sent.length} isSelected={isOneFirst} onChange={setIsOneFirst} />
      {sent.length > 0 && <p>{t('how')}</p>}
    </ConfirmDialog>
  );
}

const MOST_NAMED = 5;

function EndpointCounts({ matches }: { matches: readonly Match[] }) {
  const t = useTranslations('webhooks.redeliverDialog');
  const { endpoints } = useEndpoints();
  const counts = countsByEndpoint(matches);
  if (counts.length === 0) return null;
  return (
    <ul className="space-y-1">
      {counts.slice(0, MOST_NAMED).map(([id, count]) => {
        const endpoint = endpoints.find((one) => String(one.id) === id);
        return (
          <li key={id} className="flex gap-2 text-xs">
            <span className="w-12 shrink-0 text-right tabular-nums">{count}</span>
            <span className="min-w-0 break-all font-mono">
              {endpointName(endpoint, id)}
              {endpoint?.active === false && <span className="text-danger-ink"> · {t('disabled')}</span>}
            </span>
          </li>
        );
      })}
      {counts.length > MOST_NAMED && (
        <li className="pl-14 text-xs">{t('others', { count: counts.length - MOST_NAMED })}</li>
      )}
    </ul>
  );
}
