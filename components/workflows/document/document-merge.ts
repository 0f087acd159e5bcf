import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, isSame } from '@/lib/json/same-json';
import { type DocumentPart, documentParts, isChanged, type WorkflowDocument } from './document';
import { flowOf } from './document-flow';
import { isNamedThroughout, type Part, partsOf } from './document-parts';

/** A part that both sides changed, each in its own way: somebody has to choose. */
export type Clash = {
  readonly name: string;
  readonly kind: Part['kind'];
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
};

export type Side = 'mine' | 'theirs';

/** The parts that were changed on both sides since `base`, and differ. */
export function clashesOf(base: WorkflowDocument, mine: WorkflowDocument, theirs: WorkflowDocument): Clash[] {
  const [from, ours, others] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  return [...new Set([...ours.keys(), ...others.keys(), ...from.keys()])].flatMap((name): Clash[] => {
    const [b, m, t] = [from.get(name)?.value, ours.get(name)?.value, others.get(name)?.value];
    if (isSame(m, t) || isSame(b, m) || isSame(b, t)) return [];
    const { kind } = (ours.get(name) ?? others.get(name) ?? from.get(name))!;
    return [{ name, kind, base: b, mine: m, theirs: t }];
  });
}

/**
 * Three ways into one: a part that one side changed is that side's, one that both changed is the chosen side's
 * (mine unless chosen). Whole columns are merged where a side's drawing cannot be taken apart.
 */
export function mergeDocuments(
  base: WorkflowDocument,
  mine: WorkflowDocument,
  theirs: WorkflowDocument,
  choices: ReadonlyMap<string, Side>,
): WorkflowDocument {
  if (!isChanged(base, theirs)) return mine;
  if (!isChanged(base, mine)) return theirs;
  if (![base, mine, theirs].every(canTakeApart)) return mergeColumns(base, mine, theirs, choices);
  const [from, ours, others] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const pick = (name: string) => {
    const [b, m, t] = [from.get(name), ours.get(name), others.get(name)];
    if (isSame(m?.value, t?.value) || isSame(b?.value, t?.value)) return m;
    if (isSame(b?.value, m?.value)) return t;
    return choices.get(name) === 'theirs' ? t : m;
  };
  // Theirs first, then what only we have: the order of the stored one is the order that its readers know.
  const names = [...new Set([...others.keys(), ...ours.keys()])];
  return assemble(
    names.flatMap((name) => pick(name) ?? []),
    theirs,
    mine,
  );
}

/** What two sides made of one base where they changed different parts; undefined where somebody would have to choose. */
export function mergeBoth(
  base: WorkflowDocument,
  one: WorkflowDocument,
  other: WorkflowDocument,
): WorkflowDocument | undefined {
  const isDecided = [base, one, other].every(canTakeApart) && clashesOf(base, one, other).length === 0;
  return isDecided ? mergeDocuments(base, one, other, new Map()) : undefined;
}

const canTakeApart = (document: WorkflowDocument) =>
  flowOf(document).problem === undefined && isNamedThroughout(document);

function assemble(
  parts: readonly Part[],
  theirs: WorkflowDocument,
  mine: WorkflowDocument,
): WorkflowDocument {
  const of = (kind: Part['kind']) => parts.filter((part) => part.kind === kind);
  const values = (kind: Part['kind']) => of(kind).map(({ value }) => value);
  const named = (kind: Part['kind'], prefix: string): JsonObject =>
    Object.fromEntries(of(kind).map(({ name, value }) => [name.slice(prefix.length), value]));
  const settings = of('setting').find(({ name }) => name === 'settings');
  const merged: { [Key in DocumentPart]?: Json } = {};
  for (const { name, value } of of('field')) merged[name as DocumentPart] = value;
  if (theirs.settings !== undefined || mine.settings !== undefined) {
    merged.settings = settings ? settings.value : named('setting', 'settings.');
  }
  if (theirs.triggers !== undefined || mine.triggers !== undefined) merged.triggers = values('trigger');
  if (isJsonObject(theirs.graph) || isJsonObject(mine.graph)) {
    merged.graph = { ...named('graph', 'graph.'), nodes: values('step'), edges: values('edge') };
  }
  return merged;
}

function mergeColumns(
  base: WorkflowDocument,
  mine: WorkflowDocument,
  theirs: WorkflowDocument,
  choices: ReadonlyMap<string, Side>,
): WorkflowDocument {
  return Object.fromEntries(
    documentParts.flatMap((part) => {
      const isTheirs =
        isSame(base[part], mine[part]) ||
        (!isSame(base[part], theirs[part]) && choices.get(part) === 'theirs');
      const value = isTheirs ? theirs[part] : mine[part];
      return value === undefined ? [] : [[part, value]];
    }),
  );
}
