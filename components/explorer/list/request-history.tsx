'use client';

import { History } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { OwnRelativeInstant } from '@/components/ui/instant';
import { useExplorer } from '../explorer-state';
import type { KeptRequest } from '../kept/kept-requests';
import { useKeptRequests } from '../kept/use-kept-requests';
import { MethodBadge } from '../operations/method-badge';
import type { OperationEntry } from '../operations/operation-entry';
import { addressOfRequest } from '../request/explorer-request';

const row = 'flex w-full items-start gap-2 rounded-md px-2 py-1.5 text-left';

/** The latest requests; one that is chosen is filled in again, where its body is kept. */
export function RequestHistory() {
  const t = useTranslations('explorer.history');
  const router = useRouter();
  const { operations, setDraft } = useExplorer();
  const { requests, clear } = useKeptRequests();
  const known = requests.flatMap((kept) => {
    const operation = operations.find(({ id }) => id === kept.operationId);
    return operation ? [{ ...kept, operation }] : [];
  });
  if (known.length === 0) {
    return (
      <EmptyState icon={<History aria-hidden />} title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className="space-y-2">
      <ul aria-label={t('label')}>
        {known.map(({ operation, ...kept }) => (
          <li key={`${kept.at} ${operation.id}`}>
            {kept.lost ? (
              <div className={row}>
                <Summary operation={operation} kept={kept} />
              </div>
            ) : (
              <button
                type="button"
                onClick={() => {
                  setDraft(operation.id, kept.request);
                  router.push(`/explorer/${operation.id}`);
                }}
                className={`${row} cursor-default hover:bg-hover focus-visible:-outline-offset-2`}
              >
                <Summary operation={operation} kept={kept} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="px-2 text-ink-muted text-xs">{t('where')}</p>
      <Button size="sm" variant="ghost" onPress={clear}>
        {t('clear')}
      </Button>
    </div>
  );
}

function Summary({ operation, kept }: { operation: OperationEntry; kept: KeptRequest }) {
  const t = useTranslations('explorer.history');
  const { at, status, request, lost } = kept;
  return (
    <>
      <MethodBadge method={operation.method} />
      <span className="min-w-0 flex-1">
        <span className="block break-all font-mono text-xs leading-5">
          {addressOfRequest(operation, request, '')}
        </span>
        <span className="block text-ink-muted text-xs">
          {status === 0 ? t('noAnswer') : status} · <OwnRelativeInstant value={at} />
        </span>
        {lost && (
          <span className="block text-ink-muted text-xs">
            {t(lost === 'long' ? 'bodyTooLong' : 'bodyUnreadable')}
          </span>
        )}
      </span>
    </>
  );
}
