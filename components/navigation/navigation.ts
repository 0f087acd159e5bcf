import {
  LayoutDashboard,
  type LucideIcon,
  Settings,
  SquareKanban,
  UsersRound,
  Webhook,
  Workflow,
} from 'lucide-react';
import { accessTo, type ClosedAreas } from '@/lib/connection/areas/page-access';

export type NavigationItem = {
  /** Names the item in the words of `shell.areas`. */
  area: 'overview' | 'pipelines' | 'contacts' | 'workflows' | 'webhooks' | 'settings';
  href: string;
  icon: LucideIcon;
  /** The key that follows `g`. */
  key: string;
};

export type NavigationGroup = {
  id: 'home' | 'sales' | 'automation' | 'developers' | 'workspace';
  items: readonly NavigationItem[];
};

/** The areas that are built, in the order of the sidebar. A new area adds one line. */
export const navigation: readonly NavigationGroup[] = [
  { id: 'home', items: [{ area: 'overview', href: '/overview', icon: LayoutDashboard, key: 'h' }] },
  {
    id: 'sales',
    items: [
      { area: 'pipelines', href: '/pipelines', icon: SquareKanban, key: 'p' },
      { area: 'contacts', href: '/contacts', icon: UsersRound, key: 'c' },
    ],
  },
  { id: 'automation', items: [{ area: 'workflows', href: '/workflows', icon: Workflow, key: 'o' }] },
  { id: 'developers', items: [{ area: 'webhooks', href: '/webhooks', icon: Webhook, key: 'w' }] },
  { id: 'workspace', items: [{ area: 'settings', href: '/settings', icon: Settings, key: 's' }] },
];

/** The navigation without what the server is known not to have: an entry that leads nowhere helps nobody. */
export function navigationFor(closed: ClosedAreas): readonly NavigationGroup[] {
  return navigation
    .map((group) => ({
      ...group,
      items: group.items.filter(({ area }) => accessTo(area, closed) !== 'missing'),
    }))
    .filter(({ items }) => items.length > 0);
}

export const navigationItems = navigation.flatMap((group) => group.items);

/** The item whose pages the path belongs to. */
export function itemOfPath(pathname: string): NavigationItem | undefined {
  return navigationItems.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
}
