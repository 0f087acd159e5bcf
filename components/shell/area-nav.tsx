'use client';

import { usePathname } from 'next/navigation';
import { GoTo } from '@/components/commands/go-to';
import { pagesOfArea } from '@/components/navigation/navigation';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { useSession } from '@/components/session/session-context';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import type { AreaName } from '@/lib/resources/areas.generated';

/**
 * Links to the pages of an area that the server has and the role may open, with the one that is shown marked; their
 * keys lead to them while one of them is shown. A page may lie below another one's address (`/contacts/tags` below
 * `/contacts`): the longest that fits is meant.
 */
export function AreaNav({ area }: { area: AreaName }) {
  const words = useAreaWords();
  const { user, closed } = useSession();
  const pathname = usePathname();
  const pages = pagesOfArea(area, closed, user.role);
  const here = pages
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.href.length - one.href.length)[0];
  return (
    <nav aria-label={words.name(area)} className="shrink-0 overflow-x-auto border-b">
      <ul className="flex w-max min-w-full gap-4 px-4 sm:px-6">
        {pages.map((page) => (
          <li key={page.href}>
            <PageLink
              href={page.href}
              aria-current={page !== here ? undefined : page.href === pathname ? 'page' : 'true'}
              ref={page === here ? intoSight : undefined}
              className={classNames(
                '-mb-px flex h-10 items-center whitespace-nowrap border-b-2 text-sm focus-visible:-outline-offset-2',
                page === here
                  ? 'border-accent font-medium text-ink'
                  : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {words.page(area, page.id)}
            </PageLink>
            {page.key && <GoTo keys={`g ${page.key}`} label={words.page(area, page.id)} href={page.href} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone not all of them have room. */
function intoSight(link: HTMLElement | null) {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
