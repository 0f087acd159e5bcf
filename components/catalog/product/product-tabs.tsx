'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import type { Id } from '@/lib/api/loose';
import { products } from '@/lib/resources/catalog/products';
import { pathOf } from '@/lib/resources/resource';

/** The pages of one product. */
export function ProductTabs({ id }: { id: Id }) {
  const t = useTranslations('catalog.product.tabs');
  const pathname = usePathname();
  const path = pathOf(products, id);
  const tabs = [
    { href: path, label: t('details') },
    { href: `${path}/prices`, label: t('prices') },
  ];
  return (
    <nav aria-label={t('label')} className="shrink-0 border-b px-4 sm:px-6">
      <ul className="flex gap-4">
        {tabs.map(({ href, label }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className={classNames(
                '-mb-px flex h-9 items-center border-b-2 text-sm focus-visible:-outline-offset-2',
                pathname === href
                  ? 'border-accent font-medium text-ink'
                  : 'border-transparent text-ink-muted hover:text-ink',
              )}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
