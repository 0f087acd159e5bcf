'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { AreaNav } from '@/components/shell/area-nav';
import { accessTo } from '@/lib/connection/areas/page-access';
import { importPath, tagsPath, tasksPath } from './paths';

const pages = [
  { name: 'contacts', page: 'people', href: '/contacts' },
  { name: 'companies', page: 'companies', href: '/contacts/companies' },
  { name: 'tasks', page: 'tasks', href: tasksPath },
  { name: 'tags', page: 'tags', href: tagsPath },
  { name: 'import', page: 'import', href: importPath },
] as const;

/** The pages of this area that the server has. */
export function ContactsNav() {
  const t = useTranslations('contacts.nav');
  const { closed } = useSession();
  const there = pages.filter(({ page }) => accessTo(page, closed) !== 'missing');
  return <AreaNav label={t('label')} pages={there.map(({ name, href }) => ({ name: t(name), href }))} />;
}
