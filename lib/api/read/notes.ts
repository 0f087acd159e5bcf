/** Where a record's fields were found, for those that are not simply under the contract's name. */
export type Notes = {
  /** By the contract's field: the path of the value that was read, such as `stage.id`. */
  readonly found: Readonly<Record<string, string>>;
  /** By the contract's field: the server's word for a state that has another word in the contract. */
  readonly words: Readonly<Record<string, string>>;
  /** Fields where something stands that cannot be read for certain. */
  readonly unreadable: readonly string[];
};

/** Where a record keeps its notes; enumerable, so that a copy (`{...deal}`) keeps them. */
export const notesOf = Symbol('notes');

const none: Notes = { found: {}, words: {}, unreadable: [] };

function notes(record: unknown): Notes {
  return (
    (typeof record === 'object' && record !== null && (record as { [notesOf]?: Notes })[notesOf]) || none
  );
}

/** The fields of a record that were read under another name than the contract's, and the path of each. */
export function foundUnder(record: unknown): Readonly<Record<string, string>> {
  return notes(record).found;
}

/** The server's own words for the states of a record that the contract calls otherwise. */
export function ownWords(record: unknown): Readonly<Record<string, string>> {
  return notes(record).words;
}

/** The fields of a record where something stands that cannot be read for certain. */
export function unreadableOf(record: unknown): readonly string[] {
  return notes(record).unreadable;
}

/** Whether a field is empty because it cannot be read, and not because nothing is there. */
export function cannotRead(record: unknown, field: string): boolean {
  return notes(record).unreadable.includes(field);
}
