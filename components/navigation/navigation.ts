import type { LucideIcon } from 'lucide-react';
import { accessTo, type ClosedAreas } from '@/lib/connection/areas/page-access';
import { type Area, type AreaPage, groups } from '@/lib/resources/area';
import { areas } from '@/lib/resources/areas.generated';
import type { Role } from '@/lib/rules/roles';
import { areaIcons } from './area-icons.generated';

export type NavigationItem = NonNullable<Area['entry']> & {
  /** Names the item by the words of its area. */
  readonly area: string;
  readonly Icon: LucideIcon;
};

/** The areas that have pages, in the order of the sidebar. */
export const navigationItems: readonly NavigationItem[] = Object.values<Area>(areas)
  .flatMap(({ name, entry }) => (entry ? [{ ...entry, area: name, Icon: iconOf(name) }] : []))
  .sort((one, other) => placeOf(one) - placeOf(other));

/** The navigation without what the server is known not to have: an entry that leads nowhere helps nobody. */
export function navigationFor(closed: ClosedAreas) {
  const there = navigationItems.filter(({ area }) => accessTo(area, closed) !== 'missing');
  return groups
    .map((id) => ({ id, items: there.filter(({ group }) => group === id) }))
    .filter(({ items }) => items.length > 0);
}

/** The item whose pages the path belongs to. */
export function itemOfPath(pathname: string): NavigationItem | undefined {
  return navigationItems.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
}

/** The pages of an area that the server has and the role may open, in the order of their tabs. */
export function pagesOfArea(area: string, closed: ClosedAreas, role: Role): readonly AreaPage[] {
  const { pages = [] }: Area = areas[area as keyof typeof areas];
  return pages.filter(({ id, isFor }) => accessTo(id, closed) !== 'missing' && (isFor?.(role) ?? true));
}

function iconOf(area: string): LucideIcon {
  return areaIcons[area as keyof typeof areaIcons];
}

function placeOf({ group, place }: NonNullable<Area['entry']>): number {
  return groups.indexOf(group) * 100 + place;
}
