'use client';

import { useTranslations } from 'next-intl';
import { AreaNav } from '@/components/layout/area-nav';
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
  return <AreaNav label={t('label')} pages={pages.map(({ name, href }) => ({ name: t(name), href }))} />;
}
