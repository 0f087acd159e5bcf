import { readAddress } from '@/lib/fields/address';
import type { Resource } from '@/lib/resources/resource';
import { codecsOf, sentQuery, type Values } from './question';

/** Rows of a page of a list. */
export const PAGE_SIZE = 100;

/** What the list of a resource asks its server for, given what its address holds. */
export function listQuery(of: Resource, values: Values): Record<string, string | number> {
  return { ...sentQuery(of, values), ...(of.operations.list.isPaged && { limit: PAGE_SIZE }) };
}

/** The same, read out of an address, `?estado=borrador`. */
export function listQueryIn(of: Resource, search: URLSearchParams): Record<string, string | number> {
  return listQuery(of, readAddress(codecsOf(of), search) as Values);
}
