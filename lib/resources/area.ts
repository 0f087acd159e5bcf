import type { Role } from '../rules/roles.ts';

/** The groups of the sidebar, in their order; an area stands in one. Their words are `shell.groups`. */
export const groups = ['home', 'sales', 'automation', 'developers', 'workspace'] as const;

/** Parameters of a reading operation, by the fields of an event's record that they are compared with. */
export type Scope = Readonly<Record<string, string>>;

/** One page of an area, shown as a tab and found in the palette. Its name is `<area>.area.pages.<id>`. */
export type AreaPage = {
  /** Unique over all areas; where the area has no page of its own id besides, gates ask for it by this. */
  readonly id: string;
  readonly href: string;
  /** Ids of the reads that it lives on: with any of them it is worth opening. Without any it is always open. */
  readonly needs?: readonly string[];
  /** The key that follows `g` while a page of the area is shown. */
  readonly key?: string;
  readonly isFor?: (role: Role) => boolean;
};

/** What an id that is typed into the palette leads to. Its words are `<area>.area.ids.<kind>`. */
export type TypedId = {
  readonly kind: string;
  /** Its first group is the id. */
  readonly like: RegExp;
  /** The folder of its page. */
  readonly path: string;
};

/** A part of the overview: `<part>-summary.tsx` among the components draws it. */
export type OverviewPart = {
  readonly part: string;
  /** The page or area without whose reads it is left out. */
  readonly page: string;
  /** It is drawn: charts stand before lists. */
  readonly isChart?: boolean;
  /** How many figures it usually has for the strip over the page: their places are kept while it is read. */
  readonly figures?: number;
  /** Where it stands for each role, lowest first; a role that is not named is not shown it. */
  readonly places: Readonly<Partial<Record<Role, number>>>;
};

/**
 * What the frame of every page knows of an area: plain data, loaded by all pages, so operations are named by id.
 * What it is called is `area` of its message file, the only words of it that every page has.
 */
export type Area = {
  /** The name of its folders and of its message file. */
  readonly name: string;
  /** Its entry in the sidebar; an area that has no pages yet has none. */
  readonly entry?: {
    readonly group: (typeof groups)[number];
    /** Where it stands in the group, lowest first. */
    readonly place: number;
    readonly href: string;
    /** A name of lucide's, `UsersRound`. */
    readonly icon: string;
    /** The key that follows `g`. */
    readonly key: string;
  };
  /** Ids of the reads that it lives on; where it does not say, those of its pages. */
  readonly needs?: readonly string[];
  readonly pages?: readonly AreaPage[];
  /** By what its events are called before the dot: the reads whose answers they may change. */
  readonly readers?: Readonly<Record<string, Readonly<Record<string, Scope>>>>;
  readonly ids?: readonly TypedId[];
  readonly overview?: readonly OverviewPart[];
};
