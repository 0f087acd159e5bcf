'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useShortcut } from '@/components/layout/shortcuts';
import { classNames } from '@/components/ui/class-names';
import { catalogPath, deliveriesPath, eventsPath, overviewPath, receiverPath, verifyPath } from './paths';

const pages = [
  { name: 'overview', href: overviewPath },
  { name: 'deliveries', href: deliveriesPath(), key: 'd' },
  { name: 'events', href: eventsPath, key: 'e' },
  { name: 'catalog', href: catalogPath, key: 't' },
  { name: 'verify', href: verifyPath, key: 'v' },
  { name: 'receiver', href: receiverPath, key: 'r' },
] as const;

/** The pages of this area, and the keys that lead to them; to the overview the area's own key leads. */
export function WebhooksNav() {
  const t = useTranslations('webhooks.nav');
  const pathname = usePathname();
  const isHere = (href: string) =>
    href === overviewPath ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
  return (
    <nav aria-label={t('label')} className="flex shrink-0 gap-4 overflow-x-auto border-b px-4 sm:px-6">
      {pages.map(
        (page) =>
          'key' in page && (
            <GoTo key={page.key} keys={`g ${page.key}`} label={t(page.name)} href={page.href} />
          ),
      )}
      {pages.map(({ name, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={isHere(href) ? 'page' : undefined}
          ref={isHere(href) ? intoSight : undefined}
          className={classNames(
            '-mb-px flex h-10 items-center whitespace-nowrap border-b-2 text-sm focus-visible:-outline-offset-2',
            isHere(href)
              ? 'border-accent font-medium text-ink'
              : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone not all of them have room. */
function intoSight(link: HTMLElement | null) {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The key that follows `g` while one of these pages is shown. */
function GoTo({ keys, label, href }: { keys: string; label: string; href: string }) {
  const router = useRouter();
  useShortcut(keys, label, () => router.push(href), 'goTo');
  return null;
}
