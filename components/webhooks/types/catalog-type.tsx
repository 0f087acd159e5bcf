'use client';

import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { Tabs } from '@/components/ui/tabs';
import { groupOf } from '@/components/webhooks/directory/event-selection';
import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { useGroupName } from '@/components/webhooks/directory/use-group-name';
import { catalogPath, deliveriesPath, eventsOfTypePath } from '@/components/webhooks/paths';
import { rawOf } from '@/lib/api/tolerant';
import type { EventType } from '@/lib/contract/events';
import { SchemaTree } from './schema-tree';
import { SendExample } from './send-example';
import { TypeSubscribers } from './type-subscribers';

/** What the API document says of a type: this console's own knowledge, beside what the server tells. */
export type KnownType = {
  readonly type: EventType;
  readonly description: string;
  readonly example: object;
  readonly schema: Readonly<Record<string, unknown>>;
};

/** One event type: what it means, who gets it, its example beside its fields, and a way to see one arrive. */
export function CatalogType({ type, known }: { type: string; known: KnownType | undefined }) {
  const t = useTranslations('webhooks.catalog');
  const groupName = useGroupName();
  const { query } = useCatalog();
  const [view, setView] = useState('fields');
  const info = query.data?.items.find((each) => each.type === type);
  const example = rawOf(info?.example) ?? known?.example;
  return (
    <article className="space-y-5">
      <PageLink
        href={catalogPath}
        className="inline-flex min-h-8 items-center gap-1 text-accent-ink hover:underline lg:hidden"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t('title')}
      </PageLink>
      <header className="space-y-1">
        <p className="text-ink-muted text-xs">{groupName(groupOf(type))}</p>
        <h2 className="break-all font-mono font-semibold text-base">{type}</h2>
        <p className="text-ink-muted">{info?.description ?? known?.description ?? t('noDescription')}</p>
        {query.data && !info && <p className="text-warning-ink">{t('notOnServer')}</p>}
      </header>
      <TypeSubscribers type={type} />
      <div className="flex flex-wrap gap-2">
        <LinkButton href={eventsOfTypePath(type)}>{t('events')}</LinkButton>
        <LinkButton href={deliveriesPath({ type })}>{t('deliveries')}</LinkButton>
      </div>
      {known && <SendExample key={type} type={known.type} />}
      <div className="grid gap-6 xl:grid-cols-2">
        <section className="min-w-0 space-y-2">
          <h3 className="font-medium">{t('schema')}</h3>
          {known ? (
            <Tabs
              label={t('schema')}
              value={view}
              onChange={setView}
              items={[
                { id: 'fields', label: t('fields'), content: <SchemaTree schema={known.schema} /> },
                {
                  id: 'json',
                  label: t('jsonSchema'),
                  content: (
                    <CodeBlock
                      label={t('jsonSchema')}
                      language="json"
                      code={JSON.stringify(
                        { $schema: 'https://json-schema.org/draft/2020-12/schema', ...known.schema },
                        null,
                        2,
                      )}
                      copyLabel={t('copySchema')}
                    />
                  ),
                },
              ]}
            />
          ) : (
            <p className="text-ink-muted">{t('noSchema')}</p>
          )}
        </section>
        <section className="min-w-0 space-y-2">
          <h3 className="font-medium">{t('exampleTitle')}</h3>
          {example === undefined ? (
            <p className="text-ink-muted">{t('noExample')}</p>
          ) : (
            <CodeBlock
              label={t('example', { type })}
              language="json"
              code={JSON.stringify(example, null, 2)}
              copyLabel={t('copyExample')}
              isWhole
            />
          )}
        </section>
      </div>
    </article>
  );
}
