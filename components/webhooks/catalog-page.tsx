'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from '@/components/layout/states';
import { CodeBlock } from '@/components/ui/code-block';
import { Disclosure } from '@/components/ui/disclosure';
import { rawOf } from '@/lib/api/tolerant';
import { endpointName } from './endpoint-directory';
import { subscribes } from './event-selection';
import { endpointPath } from './paths';
import type { EndpointRecord, EventTypeRecord } from './records';
import { useCatalog } from './use-catalog';
import { useEndpoints } from './use-endpoints';
import { useGroupName } from './use-group-name';

/** Every event type by group, with its description, an example and who is subscribed. */
export function CatalogPage() {
  const t = useTranslations('webhooks.catalog');
  const groupName = useGroupName();
  const { query, catalog } = useCatalog();
  const { endpoints, isListed } = useEndpoints();
  if (query.isPending) return <Padded>{<LoadingState rows={8} />}</Padded>;
  if (query.error) {
    return (
      <Padded>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Padded>
    );
  }
  const infos = new Map(query.data.items.map((info) => [info.type, info]));
  return (
    <Padded>
      <p className="mb-4 text-ink-muted">{t('count', { count: [...catalog.values()].flat().length })}</p>
      <div className="grid gap-4 xl:grid-cols-2">
        {[...catalog].map(([group, types]) => (
          <section key={group} className="min-w-0 rounded-lg border bg-surface p-4">
            <h2 className="mb-2 font-semibold">{groupName(group)}</h2>
            {types.map((type) => (
              <TypeEntry
                key={type}
                type={type}
                info={infos.get(type)}
                subscribers={
                  isListed ? endpoints.filter((each) => subscribes(each.events ?? [], type)) : undefined
                }
              />
            ))}
          </section>
        ))}
      </div>
    </Padded>
  );
}

function Padded({ children }: { children: ReactNode }) {
  return <div className="px-4 pb-8 sm:px-6">{children}</div>;
}

type TypeEntryProps = {
  type: string;
  info: EventTypeRecord | undefined;
  /** Undefined where the server cannot tell. */
  subscribers: readonly EndpointRecord[] | undefined;
};

function TypeEntry({ type, info, subscribers }: TypeEntryProps) {
  const t = useTranslations('webhooks.catalog');
  const example = rawOf(info?.example);
  return (
    <Disclosure
      title={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="font-mono text-xs">{type}</span>
          {subscribers && subscribers.length > 0 && (
            <span className="font-normal text-ink-muted text-xs">
              {t('subscribers', { count: subscribers.length })}
            </span>
          )}
        </span>
      }
    >
      <div className="space-y-3">
        {info?.description && <p className="text-ink-muted">{info.description}</p>}
        {subscribers?.map((each) => (
          <p key={String(each.id)}>
            <Link
              href={endpointPath(each.id ?? '')}
              className="break-all font-mono text-accent-ink text-xs hover:underline"
            >
              {endpointName(each, String(each.id))}
            </Link>
          </p>
        ))}
        {example === undefined ? (
          <p className="text-ink-muted">{t('noExample')}</p>
        ) : (
          <CodeBlock label={t('example', { type })} code={JSON.stringify(example, null, 2)} />
        )}
      </div>
    </Disclosure>
  );
}
