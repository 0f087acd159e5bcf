import type { ClientOperation } from '@/lib/api/client-operation';
import type { Id } from '@/lib/api/loose';
import type { ItemOf, ListOperation } from '@/lib/api/reply';
import type { Codec, Sort } from '@/lib/fields/codecs';
import type { FieldKind } from '@/lib/fields/kinds';

/** How one field of a record is shown and edited. Its label is `<words.fields>.<name>`. */
export type Field = {
  readonly kind: FieldKind;
  /** Present where it can be a column; absent fields are only details. */
  readonly column?: {
    /** Shown until somebody chooses; the others are offered. */
    readonly isUsual?: boolean;
    /** In pixels: what it starts with, and the least it is dragged to. */
    readonly width?: number;
    /** Sorted here, once the whole list is read: no list of the API takes an order. */
    readonly isSortable?: boolean;
  };
  /** Present where a person may write it; absent ones are the server's. */
  readonly form?: {
    readonly isRequired?: boolean;
    /** Where its label is another than its column's. */
    readonly label?: string;
    readonly maxLength?: number;
    /** Whether a cell of the table may be edited in place. */
    readonly isInline?: boolean;
    /** Each record has one of its own, such as its name or a key: it is not written to many at once. */
    readonly isOwn?: boolean;
    /** Of a value of many parts: what the form holds of it, null where it cannot be edited, and what is sent for that. */
    readonly draft?: {
      readonly read: (value: unknown) => readonly (object | string)[] | null;
      readonly write: (draft: never) => unknown;
    };
  };
  /** Of a choice: its words, shown by `<words.choices ?? words.fields>.<name>.<word>`. */
  readonly choices?: readonly string[];
  readonly choiceWords?: string;
  /** What a word of a choice means by its colour; neutral where nothing is said. */
  readonly tones?: Readonly<Record<string, 'accent' | 'success' | 'warning' | 'danger'>>;
  /** Of a reference: the resource that it names one of. */
  readonly to?: string;
  /** Of an amount: the field that holds its currency. */
  readonly currency?: string;
};

/** What rows a list can be narrowed to. Its words are `<words.filters>.<name>`. */
export type Filter<Row extends object = object> = {
  /** How it stands in the address, and what control asks for it. */
  readonly control: 'search' | 'text' | 'choice' | 'ref' | 'day' | 'none';
  readonly codec: Codec<string>;
  /** The parameter that the server is asked by; without one the rows are filtered here, and the page says so. */
  readonly sentAs?: string;
  /** Whether a row belongs to what is asked for, as far as its fields tell. */
  keeps?(row: Row, value: string, today: string, zone: string): boolean;
  readonly choices?: readonly string[];
  readonly choiceWords?: string;
  /** Of a reference: the resource that is picked from. */
  readonly to?: string;
};

/** What records of one kind have to do with one record: a tab of its panel, a section of its page. */
type RelationBase = {
  /** Names it: `<words.relations>.<name>`. */
  readonly name: string;
  /** The resource whose rows they are, by its name. */
  readonly of: string;
  /** Where one more of them is made for the record; called as the resource calls its new ones. */
  readonly newHref?: (id: Id) => string;
  /** The filter by which the list of these rows shows them alone: the way to all of them. */
  readonly inList?: string;
  /** A choice that they stand apart by, in the order of its words, and the amounts that are summed then. */
  readonly groups?: { readonly by: string; readonly total?: string };
  /** Fields that are shown first in each row. */
  readonly shows?: readonly string[];
};

/** A list of the API that answers with them. */
export type RelationByList = RelationBase & {
  readonly list: ClientOperation;
  /** The path or query parameter that takes the record's id. */
  readonly path?: string;
  readonly query?: string;
  /** The field of the record that is asked by, where it is not its own id. */
  readonly from?: string;
};

/** A filter of their list that takes the record's id; where the API has none by it, the rows are kept here. */
export type RelationByFilter = RelationBase & { readonly filter: string };

/**
 * What belongs to records that belong to this one: the tasks of a company's people. Without a filter, what `isOf` finds
 * among those of all records in between: what a contact sent by any form.
 */
export type RelationThrough = RelationBase & {
  readonly through: RelationByFilter | Pick<RelationBase, 'of'>;
  /** The order of what was asked of several; as it was answered, one after the other, without it. */
  readonly order?: Sort;
  readonly list: ClientOperation;
  readonly path?: string;
  readonly query?: string;
};

/**
 * The same where their list can be asked for none of them: its rows are kept here by a filter that takes the ids of all
 * in between (`idsText`): the conversations of a company's people.
 */
export type RelationThroughFilter = RelationByFilter & { readonly through: RelationByFilter };

export type Relation = RelationByList | RelationByFilter | RelationThrough | RelationThroughFilter;

/** Several ids as one value of a filter. */
export function idsText(ids: readonly Id[]): string {
  return ids.map((id) => encodeURIComponent(id)).join(',');
}

/** Whether an id is among those of `idsText`. */
export function isAmong(ids: string, id: Id | undefined): boolean {
  return id !== undefined && ids.split(',').includes(encodeURIComponent(id));
}

/**
 * What a kind of record is, as data: from it derive its list, table, panel, form, picker, search, export and live
 * refresh. Pure: importable on the server, in the browser and in tests. What takes a row is a method: TypeScript lets
 * every resource stand where any may then.
 */
export type Resource<Row extends object = object> = {
  /** Unique: names its saved views and columns, its export, and itself in references. */
  readonly name: string;
  readonly area: string;
  /** Where its list stands; a record is at `<path>/<id>`. */
  readonly path: string;
  /** Namespaces of its messages. */
  readonly words: {
    /** Labels of fields, by their names. */
    readonly fields: string;
    /** `title`, `search`, `new`, `emptyTitle`, `emptyText`. */
    readonly list: string;
    readonly filters?: string;
    readonly relations?: string;
  };
  readonly operations: {
    readonly list: ListOperation;
    readonly get?: ClientOperation;
    readonly create?: ClientOperation;
    readonly update?: ClientOperation;
    readonly remove?: ClientOperation;
    readonly upsert?: ClientOperation;
    readonly archive?: ClientOperation;
    /** Takes it out of the trash, active. */
    readonly restore?: ClientOperation;
  };
  /** Of what removing moves to a trash: the field that says where it is, and its words. */
  readonly states?: {
    readonly field: string;
    readonly active: string;
    readonly archived: string;
    /** Lists leave it out unless a filter of that field's name asks for it. */
    readonly trashed: string;
  };
  /** Removing one archives it. */
  readonly isArchived?: boolean;
  /** The parameter of the path that takes an id: `cid`. */
  readonly idIn: string;
  /** Of records that belong to one other: what the paths of all of its operations take besides, `{form_id: 12}`. */
  readonly within?: Readonly<Record<string, Id>>;
  /** What stands for a record in its address, where that is not its id: a slug. */
  keyOf?(row: Row): Id | undefined;
  /** Of records that name no other by its id: whether one has to do with it; `list` is the record whose list it is of. */
  isOf?(row: Row, record: object, list: object): boolean;
  /** What people call a record; undefined where nothing names it but its id. */
  title(row: Row): string | undefined;
  /** Where a record stands, where that is not `<path>/<id>`; undefined where nothing leads to it. */
  hrefOf?(row: Row): string | undefined;
  /** What tells records of one name apart, in pickers and on a phone's second line. */
  details(row: Row): readonly (string | undefined)[];
  /** By the contract's names, in the order in which they are shown; the first one is the link to the record. */
  readonly fields: { readonly [Name in Extract<keyof Row, string>]?: Field };
  /** Columns that are no fields of the record: the page counts them and draws their cells. */
  readonly computed?: Readonly<Record<string, Field>>;
  readonly filters: Readonly<Record<string, Filter<Row>>>;
  readonly relations?: readonly Relation[];
  /** Of what can be done: the field that says whether it is, its word then and its word before. */
  readonly done?: { readonly field: string; readonly word: string; readonly before: string };
  /** The fields of a line that adds one among the related records of another. */
  readonly quickAdd?: readonly string[];
  /** The one field that makes a record: where one is picked, a name that none has makes it in place. */
  readonly madeBy?: string;
  /** What events about it are called before the dot, and in the index of history: `contact`. */
  readonly event?: string;
};

export type RowOf<List extends ListOperation> = ItemOf<List>;

/** Declares a resource: field names are checked against what its list answers with. */
export function resource<List extends ListOperation>(
  value: Resource<RowOf<List> & object> & { readonly operations: { readonly list: List } },
): Resource<RowOf<List> & object> {
  return value;
}

/** The path of one record's page, `/contacts/12`. */
export function pathOf({ path }: Pick<Resource, 'path'>, id: Id): string {
  return `${path}/${encodeURIComponent(String(id))}`;
}

/** What stands for a record in addresses, among rows and in a choice; empty where nothing of it can be read. */
export function keyOf<Row extends object>(of: Pick<Resource<Row>, 'keyOf'>, row: Row): string {
  return String((of.keyOf ? of.keyOf(row) : (row as { readonly id?: Id }).id) ?? '');
}

/** The names of the fields that can be columns, the first one apart: it is always shown. */
export function columnsOf(of: Resource): readonly string[] {
  return Object.entries(fieldsOf(of)).flatMap(([name, { column }]) => (column ? [name] : []));
}

/** The fields of a record by their names, and the columns that its page computes. */
export function fieldsOf({ fields, computed }: Pick<Resource, 'fields' | 'computed'>) {
  return { ...fields, ...computed } as Readonly<Record<string, Field>>;
}

/** The path parameters of an operation on one record. */
export function pathWith(of: Resource, id: Id): Readonly<Record<string, Id>> {
  return { ...of.within, [of.idIn]: id };
}
