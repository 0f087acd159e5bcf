import type { ComparedRecord, Comparison } from '@/lib/configuration/comparison';
import { keyOfDifference } from '@/lib/configuration/difference-key';
import type { Choice } from '@/lib/configuration/plan';
import { type Action, actionOf, conflictsOf, isSingly } from './standing';

type Whose = 'source' | 'target';

/** What is to be done about one record. */
export type Chosen = {
  readonly action: Action;
  /** Of an update: the differences to take over; without it those that are taken over unless somebody says otherwise. */
  readonly paths?: ReadonlySet<string>;
  /** Of what both sides changed: whose counts. */
  readonly resolutions?: Readonly<Record<string, Whose>>;
  readonly activates?: boolean;
};

/** By the keys of records. */
export type Selection = ReadonlyMap<string, Chosen>;

export const nothingSelected: Selection = new Map();

/** Whether a record is part of the plan: one whose last field was taken out is not, though its choices are remembered. */
export function isIncluded(chosen: Chosen | undefined): boolean {
  if (!chosen) return false;
  const takes = Object.values(chosen.resolutions ?? {}).includes('source');
  return chosen.paths === undefined || chosen.paths.size > 0 || takes;
}

/** Selects a record as a whole, or takes it out. */
export function toggleRecord(selection: Selection, key: string, action: Action): Selection {
  const next = new Map(selection);
  const was = selection.get(key);
  if (isIncluded(was)) next.delete(key);
  else next.set(key, wholly(action, was));
  return next;
}

/** As a whole, with what was said of its conflicts before. */
function wholly(action: Action, was: Chosen | undefined): Chosen {
  return was?.resolutions ? { action, resolutions: was.resolutions } : { action };
}

/** Selects some records or takes them out, all at once: never what is selected by itself (`isSingly`). */
export function selectMany(
  selection: Selection,
  records: readonly { readonly key: string; readonly action: Action | undefined }[],
  isSelected: boolean,
): Selection {
  const next = new Map(selection);
  for (const { key, action } of records) {
    if (!isSelected) next.delete(key);
    else if (action !== undefined && !isSingly(action) && !isIncluded(selection.get(key)))
      next.set(key, wholly(action, selection.get(key)));
  }
  return next;
}

/** Takes one difference over or leaves it out; `usual` are those of the record that are taken over otherwise. */
export function togglePath(
  selection: Selection,
  key: string,
  path: string,
  usual: ReadonlySet<string>,
): Selection {
  const was = selection.get(key);
  const paths = new Set(was ? (was.paths ?? usual) : []);
  if (!paths.delete(path)) paths.add(path);
  return new Map(selection).set(key, { ...was, action: 'update', paths });
}

/** Says whose value of a conflict counts. A record that was not part of the plan becomes so by the source's alone. */
export function resolve(selection: Selection, key: string, path: string, whose: Whose): Selection {
  const was = selection.get(key) ?? { action: 'update', paths: new Set<string>() };
  return new Map(selection).set(key, { ...was, resolutions: { ...was.resolutions, [path]: whose } });
}

export function setActivates(selection: Selection, key: string, activates: boolean): Selection {
  const was = selection.get(key);
  return was ? new Map(selection).set(key, { ...was, activates }) : selection;
}

/** What the selection asks of a plan, of records that are there and can still be done so, in their order. */
export function choicesOf({ kinds }: Pick<Comparison, 'kinds'>, selection: Selection): Choice[] {
  return kinds.flatMap((of) =>
    of.records.flatMap((record): Choice[] => {
      const chosen = selection.get(record.key);
      if (!chosen || !isIncluded(chosen) || actionOf(of, record) !== chosen.action) return [];
      const { kind, key, sourceId, targetId } = record;
      const seen = {
        ...(sourceId !== undefined && { sourceId }),
        ...(targetId !== undefined && { targetId }),
      };
      if (chosen.action === 'publish') return [{ kind, key, action: 'update', ...seen, activates: true }];
      return [{ kind, key, action: chosen.action, ...seen, ...detailsOf(record, chosen) }];
    }),
  );
}

function detailsOf(record: ComparedRecord, { action, paths, resolutions, activates }: Chosen) {
  const there = new Set(record.differences.map(keyOfDifference));
  const kept = Object.entries(resolutions ?? {}).filter(([path]) => there.has(path));
  // A conflict that the source decides is a change to be taken over, as one that is ticked.
  const decided = kept.flatMap(([path, whose]) => (whose === 'source' ? path : []));
  return {
    ...(action === 'update' &&
      paths && { paths: [...new Set([...paths, ...decided])].filter((path) => there.has(path)) }),
    ...(action === 'update' && kept.length > 0 && { resolutions: Object.fromEntries(kept) }),
    ...(activates && action !== 'delete' && { activates }),
  };
}

export type SelectionCounts = Readonly<Record<Action | 'all' | 'undecided', number>>;

/** How many records are created, changed, published and deleted, and how many of them have a conflict that nobody decided. */
export function selectionCounts(
  comparison: Pick<Comparison, 'kinds'>,
  selection: Selection,
): SelectionCounts {
  const choices = choicesOf(comparison, selection);
  const records = new Map(comparison.kinds.flatMap((kind) => kind.records.map((one) => [one.key, one])));
  const isUndecided = ({ key, action }: Choice) =>
    action === 'update' && undecidedOf(records.get(key)!, selection.get(key)).length > 0;
  const of = (action: Action) => choices.filter(({ key }) => selection.get(key)?.action === action).length;
  return {
    all: choices.length,
    create: of('create'),
    update: of('update'),
    publish: of('publish'),
    delete: of('delete'),
    undecided: choices.filter(isUndecided).length,
  };
}

/** The conflicts of a record about which nobody has said whose side counts. */
export function undecidedOf(record: ComparedRecord, chosen: Chosen | undefined) {
  return conflictsOf(record).filter((one) => chosen?.resolutions?.[keyOfDifference(one)] === undefined);
}
