'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { catalogPath, deliveriesPath, eventsPath, overviewPath, receiverPath, verifyPath } from './paths';

const pages = [
  { name: 'overview', href: overviewPath },
  { name: 'deliveries', href: deliveriesPath() },
  { name: 'events', href: eventsPath },
  { name: 'catalog', href: catalogPath },
  { name: 'verify', href: verifyPath },
  { name: 'receiver', href: receiverPath },
] as const;

/** The pages of this area. */
export function WebhooksNav() {
  const t = useTranslations('webhooks.nav');
  const pathname = usePathname();
  const isHere = (href: string) =>
    href === overviewPath ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
  return (
    <nav aria-label={t('label')} className="flex shrink-0 gap-4 overflow-x-auto border-b px-4 sm:px-6">
      {pages.map(({ name, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={isHere(href) ? 'page' : undefined}
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
