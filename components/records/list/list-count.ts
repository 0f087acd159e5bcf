export type ListReading = {
  /** Rows that are shown. */
  readonly shown: number;
  /** Rows that were read. */
  readonly read: number;
  /** More exist than were read. */
  readonly isPartial: boolean;
  readonly isFiltered: boolean;
  /** Some filter is not one of the server's: it was applied to what was read. */
  readonly isFilteredHere: boolean;
  /** Sorted, which no list of the API does, or drawn as what only all of them make: a board. */
  readonly needsAll: boolean;
  /** How many records the server says that there are, whatever was read of them. */
  readonly total: number | undefined;
  /** Another answer is on its way: what is shown belongs to the question before. */
  readonly isStale?: boolean | undefined;
};

/** What may be said of how many records a list has; its words are `ui.list.<words>`. */
export type ListCount = {
  readonly words: 'count' | 'matching' | 'readSoFar' | 'partial' | 'whole' | 'partOfAll';
  readonly shown: number;
  readonly read: number;
  /** It is not what was asked for: rows are missing that nobody has looked at. */
  readonly isDoubtful: boolean;
};

/** Exact where the whole list was read or the server tells, and as far as it was read otherwise. */
export function listCount(list: ListReading): ListCount {
  const { shown, read, isPartial, isFiltered, isFilteredHere, needsAll, total } = list;
  if (isFilteredHere) return { words: isPartial ? 'partial' : 'whole', shown, read, isDoubtful: isPartial };
  if (!isPartial) return { words: isFiltered ? 'matching' : 'count', shown, read, isDoubtful: false };
  if (needsAll) return { words: 'partOfAll', shown, read, isDoubtful: true };
  // Of what a total is under a filter servers differ: of all, or of those that match.
  if (total !== undefined && !isFiltered && total > read)
    return { words: 'count', shown: total, read, isDoubtful: false };
  return { words: 'readSoFar', shown, read, isDoubtful: false };
}
