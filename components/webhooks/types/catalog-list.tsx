'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SearchBox } from '@/components/records/list/search-box';
import { useAddress } from '@/components/records/list/use-address';
import { PageLink } from '@/components/ui/page-link';
import { NoMatchState } from '@/components/ui/states';
import { type Catalog, subscribes } from '@/components/webhooks/directory/event-selection';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { useGroupName } from '@/components/webhooks/directory/use-group-name';
import { eventTypePath } from '@/components/webhooks/paths';
import { text } from '@/lib/fields/codecs';

const codecs = { q: text };

/** The types by group, each with how many endpoints get it; what is looked for is in the address. */
export function CatalogList({ catalog }: { catalog: Catalog }) {
  const t = useTranslations('webhooks.catalog');
  const groupName = useGroupName();
  const { endpoints, isListed } = useEndpoints();
  const pathname = usePathname();
  const { values, set } = useAddress(codecs);
  const { q: search } = values;
  const setSearch = (q: string) => set({ q });
  const wanted = search.toLowerCase();
  const groups = [...catalog].flatMap(([group, types]) => {
    const found = groupName(group).toLowerCase().includes(wanted)
      ? types
      : types.filter((type) => type.includes(wanted));
    return found.length > 0 ? [{ group, found }] : [];
  });

  return (
    <div className="space-y-3 lg:sticky lg:top-4">
      <SearchBox label={t('search')} value={search} onCommit={setSearch} />
      <p role="status" className="text-ink-muted text-xs">
        {t('count', { count: groups.flatMap(({ found }) => found).length })}
      </p>
      {groups.length === 0 && <NoMatchState onClear={() => setSearch('')} />}
      {groups.map(({ group, found }) => (
        <section key={group}>
          <h2 className="mb-0.5 px-2 font-medium text-ink-muted text-xs">{groupName(group)}</h2>
          <ul>
            {found.map((type) => {
              const href = eventTypePath(type, search);
              const subscribers = endpoints.filter((each) => subscribes(each.events ?? [], type)).length;
              return (
                <li key={type}>
                  <PageLink
                    href={href}
                    scroll={false}
                    aria-current={pathname === eventTypePath(type) ? 'page' : undefined}
                    className="flex min-h-8 items-center gap-2 rounded-md px-2 hover:bg-hover aria-[current]:bg-selected aria-[current]:font-medium"
                  >
                    <span className="min-w-0 flex-1 break-all font-mono text-xs">{type}</span>
                    {isListed && subscribers > 0 && (
                      <span
                        className="shrink-0 text-ink-muted text-xs"
                        title={t('subscribers', { count: subscribers })}
                      >
                        <span aria-hidden>{subscribers}</span>
                        <span className="sr-only">{t('subscribers', { count: subscribers })}</span>
                      </span>
                    )}
                  </PageLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
