import type { BoardColumn } from '@/components/pipelines/board-columns';
import type { Change, Entry, JournalAction } from '@/components/pipelines/deal/deal-journal';
import type { MoveRequest } from '@/components/pipelines/deal/use-move-deals';
import { type DealRecord, idOf } from '@/lib/api/records';
import { insertBefore, positionBefore, sortByPosition } from './drop-position';

/**
 * The changes that what was read from the server may not show yet. A refusal drops its entry and with it card,
 * position and totals are back; a confirmed one stays until every column has been read after it.
 */
export function reduceJournal(journal: readonly Entry[], action: JournalAction): readonly Entry[] {
  switch (action.do) {
    case 'add':
      return [...journal, ...action.entries];
    case 'settle':
      return journal.map((entry) =>
        entry.key === action.key ? { ...entry, change: action.change, settledAt: action.at } : entry,
      );
    case 'drop':
      return journal.filter((entry) => entry.key !== action.key);
    case 'note':
      return [...journal, { key: '', change: action.change, settledAt: action.at }];
    case 'prune': {
      const kept = journal.filter((entry) => settledAt(entry) >= action.readFrom);
      return kept.length === journal.length ? journal : kept;
    }
  }
}

/** The board with the changes that its columns need not contain. Untouched columns stay the same. */
export function withJournal(
  columns: readonly BoardColumn[],
  journal: readonly Entry[],
): readonly BoardColumn[] {
  return journal
    .toSorted((a, b) => settledAt(a) - settledAt(b) || 0)
    .reduce((board, entry) => applyEntry(board, entry), columns);
}

/**
 * The journal for a board of one state: a deal that was put into another one has left it; one whose state cannot be
 * read has not, as far as anybody knows. Read anew for each state that is looked at, so that a long task may go on
 * while its user looks at another one.
 * @param estado empty for all states
 */
export function asShownIn(estado: string, journal: readonly Entry[]): readonly Entry[] {
  if (estado === '') return journal;
  return journal.map((entry) => {
    const { change } = entry;
    if (change.kind !== 'put' || (change.deal.estado ?? estado) === estado) return entry;
    return { ...entry, change: { kind: 'remove', dealId: idOf(change.deal) } };
  });
}

/** What is on its way will be later than everything read. */
function settledAt(entry: Entry): number {
  return entry.settledAt ?? Infinity;
}

/** A column read after the change was confirmed knows better: the deal is in it, or is not, as was read. */
function applyEntry(columns: readonly BoardColumn[], entry: Entry): readonly BoardColumn[] {
  const { change } = entry;
  const older = columns.filter((column) => column.readFrom <= settledAt(entry));
  if (older.length === columns.length) return applyChange(columns, change);
  const dealId = change.kind === 'remove' ? change.dealId : idOf(change.deal);
  const isReadLater = columns.some(
    (column) => !older.includes(column) && column.deals.some((deal) => idOf(deal) === dealId),
  );
  const changed = applyChange(older, isReadLater ? { kind: 'remove', dealId } : change);
  return columns.map((column) => changed.find(({ id }) => id === column.id) ?? column);
}

export function applyChange(columns: readonly BoardColumn[], change: Change): readonly BoardColumn[] {
  switch (change.kind) {
    case 'place': {
      const deal = { ...change.deal, stage_id: stageIdIn(columns, change.stageId) };
      return mapColumn(without(columns, idOf(deal)), change.stageId, (deals) =>
        insertBefore(deals, deal, change.beforeId),
      );
    }
    case 'put':
      return put(columns, change.deal);
    case 'remove':
      return without(columns, change.dealId);
  }
}

/** In its place where it is in that stage already, else where its `orden` says. */
function put(columns: readonly BoardColumn[], deal: DealRecord): readonly BoardColumn[] {
  const stageId = String(deal.stage_id ?? '');
  const column = columns.find((candidate) => candidate.id === stageId);
  const index = column?.deals.findIndex((other) => idOf(other) === idOf(deal)) ?? -1;
  if (index !== -1) return mapColumn(columns, stageId, (deals) => deals.with(index, deal));
  return mapColumn(without(columns, idOf(deal)), stageId, (deals) => sortByPosition([deal, ...deals]));
}

function without(columns: readonly BoardColumn[], dealId: string): readonly BoardColumn[] {
  const from = columns.find((column) => column.deals.some((deal) => idOf(deal) === dealId));
  if (!from) return columns;
  return mapColumn(columns, from.id, (deals) => deals.filter((deal) => idOf(deal) !== dealId));
}

function mapColumn(
  columns: readonly BoardColumn[],
  id: string,
  change: (deals: readonly DealRecord[]) => readonly DealRecord[],
): readonly BoardColumn[] {
  return columns.map((column) => (column.id === id ? { ...column, deals: change(column.deals) } : column));
}

function stageIdIn(columns: readonly BoardColumn[], stageId: string) {
  return columns.find((column) => column.id === stageId)?.stage.id ?? stageId;
}

/** The position to send for each deal of a move, on the board as the deals before it leave it. */
export function ordersOf(columns: readonly BoardColumn[], { deals, stage, beforeId }: MoveRequest) {
  let board = columns;
  return deals.map((deal) => {
    const column = board.find(({ id }) => id === idOf(stage));
    board = applyChange(board, { kind: 'place', deal, stageId: idOf(stage), beforeId });
    return column && positionBefore(column, idOf(deal), beforeId);
  });
}
