import type { NavigationItem } from './navigation';

type AreaPage = {
  /** Names the page in the words of `shell.pages`. */
  id: 'companies' | 'tasks' | 'tags' | 'import' | 'deliveries' | 'events' | 'catalog' | 'verify' | 'receiver';
  area: NavigationItem['area'];
  href: string;
};

/** The pages of areas beside their first one, in the order of their tabs; for the command palette. */
export const areaPages: readonly AreaPage[] = [
  { id: 'companies', area: 'contacts', href: '/contacts/companies' },
  { id: 'tasks', area: 'contacts', href: '/contacts/tasks' },
  { id: 'tags', area: 'contacts', href: '/contacts/tags' },
  { id: 'import', area: 'contacts', href: '/contacts/import' },
  { id: 'deliveries', area: 'webhooks', href: '/webhooks/deliveries' },
  { id: 'events', area: 'webhooks', href: '/webhooks/events' },
  { id: 'catalog', area: 'webhooks', href: '/webhooks/catalog' },
  { id: 'verify', area: 'webhooks', href: '/webhooks/verify' },
  { id: 'receiver', area: 'webhooks', href: '/webhooks/receiver' },
];
