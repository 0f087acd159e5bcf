/** How somebody has the columns of a table: which ones, in which order, how wide, how many of them stay in sight. */
export type ColumnState = {
  /** Always shown, before all others; undefined where any column may be the first. */
  readonly first: string | undefined;
  /** The others that are shown, in their order. */
  readonly shown: readonly string[];
  /** How many of `shown`, from its beginning, stay in sight while the rest is scrolled sideways. */
  readonly pinned: number;
  /** In pixels, of columns that were dragged to a width. */
  readonly widths: Readonly<Record<string, number>>;
};

/** What a table has to show, as far as its state depends on it. */
export type ColumnKind = {
  readonly id: string;
  /** Always shown, before all others. */
  readonly isFirst?: boolean;
  /** Shown until somebody chooses. */
  readonly isUsual?: boolean;
};

export const NARROWEST = 56;
export const WIDEST = 960;

/**
 * The state that texts stand for, one a column (`email`, `email*240`, `email*240*pin`): the form in which it is stored
 * and stands in addresses. Columns that are no longer there are left out; nothing left is the page's own choice.
 */
export function readColumns(all: readonly ColumnKind[], texts: readonly string[] | null): ColumnState {
  const first = all.find(({ isFirst }) => isFirst)?.id;
  const others = new Set(all.map(({ id }) => id).filter((id) => id !== first));
  const widths: Record<string, number> = {};
  const [pinned, loose] = [new Set<string>(), new Set<string>()];
  for (const text of texts ?? []) {
    const [id = '', ...marks] = text.split('*');
    const width = Number(marks.find((mark) => /^\d+$/.test(mark)));
    if (width > 0 && (others.has(id) || id === first)) widths[id] = bounded(width);
    if (others.has(id) && !pinned.has(id) && !loose.has(id)) (marks.includes('pin') ? pinned : loose).add(id);
  }
  const shown = [...pinned, ...loose];
  if (shown.length > 0) return { first, shown, pinned: pinned.size, widths };
  const usual = all.flatMap(({ id, isUsual }) => (isUsual && id !== first ? [id] : []));
  return { first, shown: usual, pinned: 0, widths };
}

/** The texts that `readColumns` reads. */
export function writeColumns({ first, shown, pinned, widths }: ColumnState): readonly string[] {
  const withWidth = (id: string) => (widths[id] === undefined ? id : `${id}*${widths[id]}`);
  const others = shown.map((id, place) => withWidth(id) + (place < pinned ? '*pin' : ''));
  return first !== undefined && widths[first] !== undefined ? [withWidth(first), ...others] : others;
}

/** Every column that is shown, in its order. */
export function visibleOf({ first, shown }: Pick<ColumnState, 'first' | 'shown'>): readonly string[] {
  return first === undefined ? shown : [first, ...shown];
}

/** How many columns at the beginning stay in sight: the first one always does. */
export function stillOf({ first, pinned }: Pick<ColumnState, 'first' | 'pinned'>): number {
  return first === undefined ? Math.max(1, pinned) : pinned + 1;
}

/** With a column shown as the last one, or no longer shown; the last one that is left stays. */
export function withShown(state: ColumnState, id: string, isShown: boolean): ColumnState {
  const from = state.shown.indexOf(id);
  if (isShown) return from >= 0 || id === state.first ? state : { ...state, shown: [...state.shown, id] };
  if (from < 0 || state.shown.length === 1) return state;
  const pinned = from < state.pinned ? state.pinned - 1 : state.pinned;
  return { ...withWidth(state, id, undefined), shown: state.shown.toSpliced(from, 1), pinned };
}

/** With a column moved among `shown`: put between two that are pinned it is pinned too, behind them it no longer is. */
export function withMoved(state: ColumnState, id: string, to: number): ColumnState {
  const from = state.shown.indexOf(id);
  const place = Math.max(0, Math.min(state.shown.length - 1, to));
  if (from < 0 || from === place) return state;
  const shown = state.shown.toSpliced(from, 1).toSpliced(place, 0, id);
  const [wasPinned, isPinned] = [from < state.pinned, place < state.pinned];
  return {
    ...state,
    shown,
    pinned: state.pinned + Number(isPinned && !wasPinned) - Number(wasPinned && !isPinned),
  };
}

/** With a column that stays in sight, as the last of those that do, or no longer does. */
export function withPinned(state: ColumnState, id: string, isPinned: boolean): ColumnState {
  const from = state.shown.indexOf(id);
  if (from < 0 || from < state.pinned === isPinned) return state;
  const pinned = state.pinned + (isPinned ? 1 : -1);
  const shown = state.shown.toSpliced(from, 1).toSpliced(isPinned ? pinned - 1 : pinned, 0, id);
  return { ...state, shown, pinned };
}

/** With a column of this width in pixels; undefined goes back to its own. */
export function withWidth(state: ColumnState, id: string, width: number | undefined): ColumnState {
  if (id !== state.first && !state.shown.includes(id)) return state;
  const { [id]: _, ...others } = state.widths;
  return { ...state, widths: width === undefined ? others : { ...others, [id]: bounded(width) } };
}

function bounded(width: number): number {
  return Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));
}
