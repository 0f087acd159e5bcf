'use client';

import { CircleSlash, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import { MethodBadge } from '../operations/method-badge';
import type { OperationEntry, Standing } from '../operations/operation-entry';

type OperationLinkProps = { operation: OperationEntry; standing: Standing; isShown: boolean };

/** One operation of the list, with a sign where it cannot be sent. */
export function OperationLink({ operation, standing, isShown }: OperationLinkProps) {
  const t = useTranslations('explorer.standingShort');
  const Icon = standing === 'role' || standing === 'credential' ? Lock : CircleSlash;
  return (
    <PageLink
      href={`/explorer/${operation.id}`}
      data-operation={operation.id}
      aria-current={isShown ? 'page' : undefined}
      title={operation.summary}
      className={classNames(
        'flex min-h-8 items-center gap-2 rounded-md px-2 py-1 hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-10',
        isShown && 'bg-hover',
      )}
    >
      <MethodBadge method={operation.method} />
      <span className={classNames('min-w-0 flex-1', standing !== 'open' && 'text-ink-muted')}>
        <span className="block break-words font-mono text-xs leading-4">
          {operation.path.split('/').map((segment, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a path have nothing else to be told apart by
            <Fragment key={place}>
              {place > 0 && (
                <>
                  <wbr />/
                </>
              )}
              {segment}
            </Fragment>
          ))}
        </span>
      </span>
      {standing !== 'open' && (
        <>
          <Icon aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
          <span className="sr-only">{t(standing)}</span>
        </>
      )}
    </PageLink>
  );
}
