import type { LucideIcon } from 'lucide-react';
import type { Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Id } from '@/lib/api/loose';
import type { Read } from '@/lib/api/reply';
import type { Resource } from './resource';

/** How a search of an area's own reads, and for whom it words what it finds. */
export type Looking = {
  readonly read: <C extends ClientOperation>(operation: C, sent: Sending<C>) => Promise<Read<C>>;
  readonly most: number;
  /** In epoch milliseconds. */
  readonly now: number;
  readonly locale: string;
  readonly timeZone: string;
};

type Found = { readonly id?: Id | undefined };

/**
 * Records that the palette finds by text: by the resource's filter that is a search, else by their titles here, or as the
 * area itself finds them. The list's operation is what a server must have.
 */
export type Search = {
  readonly of: Pick<Resource, 'path' | 'operations' | 'title' | 'details' | 'filters'>;
  readonly find?: (text: string, looking: Looking) => Promise<readonly Found[]>;
  readonly icon: LucideIcon;
};

/** The parameter that the server searches by; undefined where it has none. */
export function searchedBy({ filters }: Search['of']): string | undefined {
  return Object.values(filters).find(({ control }) => control === 'search')?.sentAs;
}
