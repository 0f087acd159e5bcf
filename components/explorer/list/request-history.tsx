'use client';

import { History } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { OwnRelativeInstant } from '@/components/ui/instant';
import { useExplorer } from '../explorer-state';
import { useKeptRequests } from '../kept/use-kept-requests';
import { MethodBadge } from '../operations/method-badge';
import { addressOfRequest } from '../request/explorer-request';

/** The latest requests; one that is chosen is filled in again. */
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
        {known.map(({ operation, at, status, request }) => (
          <li key={`${at} ${operation.id}`}>
            <button
              type="button"
              onClick={() => {
                setDraft(operation.id, request);
                router.push(`/explorer/${operation.id}`);
              }}
              className="flex w-full cursor-default items-start gap-2 rounded-md px-2 py-1.5 text-left hover:bg-hover focus-visible:-outline-offset-2"
            >
              <MethodBadge method={operation.method} />
              <span className="min-w-0 flex-1">
                <span className="block break-all font-mono text-xs leading-5">
                  {addressOfRequest(operation, request, '')}
                </span>
                <span className="block text-ink-muted text-xs">
                  {status === 0 ? t('noAnswer') : status} · <OwnRelativeInstant value={at} />
                </span>
              </span>
            </button>
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
