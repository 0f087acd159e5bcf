import { eventGroups, eventTypes } from '@/lib/api/contract/events';
import type { EventGroup } from '@/lib/contract/events';

/** A subscription as the API stores it ("Subscription"): a list of types, or `["*"]` for all. */
export type Subscription = readonly string[];

export const WILDCARD = '*';
export const groupNames = Object.keys(eventGroups) as EventGroup[];

/** A catalogue of types by group: the contract's own, with what the server names beyond it. */
export type Catalog = ReadonlyMap<string, readonly string[]>;

/** The group of a type: the contract's, else the dotted prefix (`deal` of `deal.reopened`). */
export function groupOf(type: string): string {
  const known = groupNames.find((group) => (eventGroups[group] as readonly string[]).includes(type));
  return known ?? type.split('.')[0] ?? type;
}

/** Groups types in catalogue order, unknown groups last. */
export function catalogOf(types: readonly string[] = eventTypes): Catalog {
  const groups = new Map<string, string[]>(groupNames.map((group) => [group, []]));
  for (const type of new Set(types)) {
    const group = groupOf(type);
    groups.set(group, [...(groups.get(group) ?? []), type]);
  }
  return new Map([...groups].filter(([, members]) => members.length > 0));
}

/** The catalogue with what a subscription names beyond it, so that it can be seen and dropped. */
export function catalogWith(catalog: Catalog, subscription: Subscription): Catalog {
  const known = [...catalog.values()].flat();
  return catalogOf([...known, ...subscription.filter((type) => type !== WILDCARD)]);
}

export function isWildcard(subscription: Subscription): boolean {
  return subscription.includes(WILDCARD);
}

export function subscribes(subscription: Subscription, type: string): boolean {
  return isWildcard(subscription) || subscription.includes(type);
}

/** `all`, `some` or `none` of a group's types are picked: the three states of its checkbox. */
export function groupState(subscription: Subscription, members: readonly string[]): 'all' | 'some' | 'none' {
  const picked = members.filter((type) => subscribes(subscription, type)).length;
  return picked === 0 ? 'none' : picked === members.length ? 'all' : 'some';
}

/** Picks the whole group, or drops it where all of it was picked; the order of the rest stays. */
export function toggleGroup(subscription: Subscription, members: readonly string[]): Subscription {
  return groupState(subscription, members) === 'all'
    ? subscription.filter((type) => !members.includes(type))
    : [...new Set([...subscription, ...members])];
}

export function toggleType(subscription: Subscription, type: string): Subscription {
  return subscription.includes(type) ? subscription.filter((each) => each !== type) : [...subscription, type];
}

/** A subscription in few words: whole groups by name, the rest by type. */
export function summarise(subscription: Subscription, catalog: Catalog = catalogOf()) {
  const groups = [...catalog].filter(([, members]) => groupState(subscription, members) === 'all');
  const covered = new Set(groups.flatMap(([, members]) => members));
  return {
    groups: groups.map(([group]) => group),
    types: subscription.filter((type) => !covered.has(type)),
  };
}
