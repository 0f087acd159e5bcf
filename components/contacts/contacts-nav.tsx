'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { importPath, tagsPath, tasksPath } from './paths';

const pages = [
  { name: 'contacts', href: '/contacts' },
  { name: 'companies', href: '/contacts/companies' },
  { name: 'tasks', href: tasksPath },
  { name: 'tags', href: tagsPath },
  { name: 'import', href: importPath },
] as const;

/** The pages of this area. */
export function ContactsNav() {
  const t = useTranslations('contacts.nav');
  const pathname = usePathname();
  const isBelow = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  const others = pages.slice(1).some(({ href }) => isBelow(href));
  const isHere = (href: string) => (href === '/contacts' ? !others : isBelow(href));
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
