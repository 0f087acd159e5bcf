import type { LucideIcon } from 'lucide-react';
import type { Resource } from './resource';

/** Records that the palette finds by text: by the resource's filter that is a search, else by their titles here. */
export type Search = {
  readonly of: Pick<Resource, 'path' | 'operations' | 'title' | 'details' | 'filters'>;
  readonly icon: LucideIcon;
};

/** The parameter that the server searches by; undefined where it has none. */
export function searchedBy({ filters }: Search['of']): string | undefined {
  return Object.values(filters).find(({ control }) => control === 'search')?.sentAs;
}
