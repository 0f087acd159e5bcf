import type { LucideIcon } from 'lucide-react';
import type { Id } from '@/lib/api/loose';
import { holdsWords } from '@/lib/format/fold';
import type { Look } from '@/lib/search/look';
import { lookThrough } from '@/lib/search/look-through';
import type { Resource } from './resource';

/**
 * Records that are found by text: by the resource's filter that is a search or a parameter that some servers have besides,
 * else by comparing rows here, or as the area itself looks for them. The list's operation is what a server must have. What
 * a record of the kind is called is `<area>.area.kinds.<name>`.
 */
export type Search<Row extends object = object> = {
  readonly of: Pick<
    Resource<Row>,
    'name' | 'area' | 'path' | 'words' | 'operations' | 'title' | 'details' | 'fields' | 'filters' | 'hrefOf'
  >;
  readonly icon: LucideIcon;
  /** A parameter of the list that the document does not name: a server may pass over it. */
  readonly extension?: string;
  /** What a record is found by beside its title, the most telling first; its details where nothing is said. */
  says?(row: Row): readonly (Id | undefined)[];
  /** Fields that a preview shows. */
  readonly shows?: readonly string[];
  readonly look?: Look<Row>;
};

/** What a kind of search finds a record by, its title apart. */
export function saidBy<Row extends object>({ of, says }: Search<Row>, row: Row) {
  const said = says ? says(row) : of.details(row);
  return said.map((part) => (part === undefined ? undefined : String(part)));
}

/** The parameter that the server searches by; undefined where the document has none. */
export function searchedBy({ filters }: Pick<Search['of'], 'filters'>): string | undefined {
  return Object.values(filters).find(({ control }) => control === 'search')?.sentAs;
}

/** How records of a kind are looked for. */
export function lookFor<Row extends object>(search: Search<Row>): Look<Row> {
  const { of, extension, look } = search;
  const documented = searchedBy(of);
  const name = documented ?? extension;
  return (
    look ??
    lookThrough<Row>({
      list: of.operations.list,
      by: name === undefined ? undefined : { name, isExtension: documented === undefined },
      holds: (row, text) => holdsWords([of.title(row), ...saidBy(search, row)], text),
    })
  );
}

/** Declares one kind of search: what its functions are given is checked against the resource's rows. */
export function search<Row extends object>(value: Search<Row>): Search {
  return value as unknown as Search;
}
