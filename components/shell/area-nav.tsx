'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';

/** A page of an area, with its name in the reader's language. */
export type AreaPage = { readonly href: string; readonly name: string };

/**
 * Links to the pages of an area, with the one that is shown marked. A page may lie below another one's address
 * (`/contacts/tags` below `/contacts`): the longest that fits is meant.
 */
export function AreaNav({ label, pages }: { label: string; pages: readonly AreaPage[] }) {
  const pathname = usePathname();
  const here = pages
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.href.length - one.href.length)[0];
  return (
    <nav aria-label={label} className="shrink-0 overflow-x-auto border-b">
      <ul className="flex w-max min-w-full gap-4 px-4 sm:px-6">
        {pages.map((page) => (
          <li key={page.href}>
            <Link
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
              {page.name}
            </Link>
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
