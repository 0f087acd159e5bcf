import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import { isStep, stepsOf } from '@/lib/rules/forms/steps';
import { type Changes, changeSettings } from './field-edits';
import { type FieldView, fieldsOf, hasSettings } from './fields';
import type { FormDocument } from './form-document';
import { newId } from './keys';

/** A page of the form as the editor shows it; a form that is not divided is one without a place in `pasos`. */
export type StepView = {
  /** Among the steps that are shown. */
  readonly index: number;
  /** Its place in `ajustes.pasos`, where entries that cannot be read stand too. */
  readonly at: number | undefined;
  readonly titulo: string;
  readonly texto: string;
  /** What it calls its fields by; some may not be there. */
  readonly names: readonly Json[];
  readonly fields: readonly FieldView[];
};

/** Where fields go: before the field at `at` of a step, counted with everything that stands there now. */
export type Place = { readonly step: number; readonly at: number };

/** A document and the keys that its new or moved fields have in it. */
export type Placed = { readonly document: FormDocument; readonly keys: readonly string[] };

type RawStep = JsonObject & { readonly campos: readonly Json[] };

const read = new WeakMap<readonly FieldView[], { readonly pasos: Json | undefined; steps: StepView[] }>();

/** The fields by steps, as `lib/rules/forms/steps.ts` divides them. */
export function stepViewsOf(document: FormDocument): readonly StepView[] {
  const fields = fieldsOf(document);
  const pasos = own(document.ajustes, 'pasos');
  const known = read.get(fields);
  if (known && known.pasos === pasos) return known.steps;
  const steps = readSteps(fields, pasos);
  read.set(fields, { pasos, steps });
  return steps;
}

function readSteps(fields: readonly FieldView[], pasos: Json | undefined): StepView[] {
  const raw = rawSteps(pasos);
  const named = fields.map((field) => ({ id: field.id || field.clave, field }));
  return stepsOf(named, pasos).map(({ titulo, texto = '', fields: there }, index) => ({
    index,
    at: raw[index]?.at,
    titulo,
    texto,
    names: raw[index]?.entry.campos ?? [],
    fields: raw.length === 0 ? fields : there.map(({ field }) => field),
  }));
}

/** What `ajustes.pasos` holds, entries that cannot be read too. */
export function stepListOf({ ajustes }: FormDocument): readonly Json[] {
  const pasos = own(ajustes, 'pasos');
  return Array.isArray(pasos) ? pasos : [];
}

/** All fields in the order that visitors meet them in. */
export function shownOrder(document: FormDocument): readonly FieldView[] {
  return stepViewsOf(document).flatMap(({ fields }) => fields);
}

/** Where a field stands. */
export function placeOfField(document: FormDocument, key: string): Place | undefined {
  for (const { index, fields } of stepViewsOf(document)) {
    const at = fields.findIndex((field) => field.key === key);
    if (at !== -1) return { step: index, at };
  }
  return undefined;
}

/** The end of the last step. */
export function endOf(document: FormDocument): Place {
  const { index, fields } = stepViewsOf(document).at(-1)!;
  return { step: index, at: fields.length };
}

/** Every place that chosen fields can be moved to, in order, and which of them they stand at. */
export function gapsFor(
  document: FormDocument,
  keys: ReadonlySet<string>,
): { readonly gaps: readonly Place[]; readonly at: number } {
  let at = -1;
  const gaps: Place[] = [];
  for (const { index: step, fields } of stepViewsOf(document)) {
    for (const [index, { key }] of fields.entries()) {
      if (!keys.has(key)) gaps.push({ step, at: index });
      else if (at === -1) at = gaps.length;
    }
    gaps.push({ step, at: fields.length });
  }
  return { gaps, at };
}

/** Puts entries of `campos` at a place. */
export function placeFields(document: FormDocument, place: Place, entries: readonly Json[]): Placed {
  const campos = [...fieldsOf(document).map(({ raw }) => raw), ...entries];
  const grown = { ...document, campos };
  const added = fieldsOf(grown).slice(campos.length - entries.length);
  return arrange(grown, added, place);
}

/** Moves fields, in the order that they stand in, to a place. */
export function moveFieldsTo(document: FormDocument, keys: ReadonlySet<string>, place: Place): Placed {
  return arrange(
    document,
    shownOrder(document).filter(({ key }) => keys.has(key)),
    place,
  );
}

function arrange(document: FormDocument, moved: readonly FieldView[], place: Place): Placed {
  const isMoved = new Set(moved);
  const kept = (fields: readonly FieldView[]) => fields.filter((field) => !isMoved.has(field));
  const groups = stepViewsOf(document).map(({ index, fields }) =>
    index === place.step
      ? [...kept(fields.slice(0, place.at)), ...moved, ...kept(fields.slice(place.at))]
      : kept(fields),
  );
  const next = regroup(document, groups);
  // What cannot be named cannot leave the first step; it is still the one that was moved.
  const stand = standingOrder(groups);
  const places = new Set(moved.map((field) => stand.indexOf(field)));
  return {
    document: next,
    keys: fieldsOf(next)
      .filter(({ index }) => places.has(index))
      .map(({ key }) => key),
  };
}

/**
 * Divides the form behind a field, or at its end: what follows it in its step is the new one's. A form whose settings
 * are no object stays as it is.
 */
export function addStep(
  document: FormDocument,
  after: string | undefined,
  titles: { readonly first: string; readonly next: string },
): FormDocument {
  if (!hasSettings(document)) return document;
  const steps = stepViewsOf(document);
  const place = (after !== undefined && placeOfField(document, after)) || undefined;
  const { step, at } = place ? { step: place.step, at: place.at + 1 } : endOf(document);
  const pasos = stepListOf(document);
  const isFirst = steps[0]!.at === undefined;
  const fresh = (titulo: string): JsonObject => ({ id: newId(), titulo, campos: [] });
  const list = isFirst
    ? [...pasos, fresh(titles.first), fresh(titles.next)]
    : pasos.toSpliced(steps[step]!.at! + 1, 0, fresh(titles.next));
  const groups = steps.flatMap(({ index, fields }) =>
    index === step ? [fields.slice(0, at), fields.slice(at)] : [fields],
  );
  return regroup(document, groups, list);
}

/** Puts a step without fields among those that there are; 0 is before the first. */
export function insertStep(document: FormDocument, at: number, titulo: string): FormDocument {
  const steps = stepViewsOf(document);
  const before = steps[at]?.at ?? (steps.at(-1)?.at ?? -1) + 1;
  const list = stepListOf(document).toSpliced(before, 0, { id: newId(), titulo, campos: [] });
  return regroup(document, steps.map(({ fields }) => fields).toSpliced(at, 0, []), list);
}

/** Changes the heading or the text of a step. */
export function changeStep(document: FormDocument, step: number, changes: Changes): FormDocument {
  const at = stepViewsOf(document)[step]?.at;
  if (at === undefined) return document;
  const pasos = stepListOf(document).map((entry, index) =>
    index === at && isJsonObject(entry) ? withChanges(entry, changes) : entry,
  );
  return changeSettings(document, { pasos });
}

/** Takes a step away; its fields go to the one before it, of the first to the one behind. Without the last there are none. */
export function removeStep(document: FormDocument, step: number): FormDocument {
  const steps = stepViewsOf(document);
  const at = steps[step]?.at;
  if (at === undefined) return document;
  const list = stepListOf(document).toSpliced(at, 1);
  const into = step === 0 ? 1 : step - 1;
  const groups = steps.map(({ index, fields }) =>
    index !== into
      ? fields
      : step === 0
        ? [...steps[0]!.fields, ...fields]
        : [...fields, ...steps[step]!.fields],
  );
  return regroup(document, steps.length === 1 ? [steps[0]!.fields] : groups.toSpliced(step, 1), list);
}

/** Moves a step, its fields with it, to another place among the steps. */
export function moveStep(document: FormDocument, step: number, to: number): FormDocument {
  const steps = stepViewsOf(document);
  const from = steps[step]?.at;
  const other = steps[to]?.at;
  if (from === undefined || other === undefined || step === to) return document;
  const moving = stepListOf(document)[from]!;
  const list = stepListOf(document).toSpliced(from, 1).toSpliced(other, 0, moving);
  const groups = steps.map(({ fields }) => fields);
  return regroup(document, groups.toSpliced(step, 1).toSpliced(to, 0, groups[step]!), list);
}

/**
 * Writes the fields in the order of the groups and names them in the steps. Steps whose fields stay the same stay as
 * they are; a field that has to be named and has no id of its own is given one. An entry that is no object cannot be
 * named, and stays on the first step.
 */
export function regroup(
  document: FormDocument,
  groups: readonly (readonly FieldView[])[],
  list: readonly Json[] = stepListOf(document),
): FormDocument {
  const steps = rawSteps(list);
  if (steps.length === 0) {
    const campos = standingOrder(groups).map(({ raw }) => raw);
    return withCampos(withSteps(document, list), campos);
  }
  const loose = groups.slice(1).flatMap((group) => group.filter(({ raw }) => !isJsonObject(raw)));
  const [first = [], ...others] = groups;
  const later = others.map((group) =>
    group.filter(({ raw }) => isJsonObject(raw)).map((field) => (isOwnId(field) ? field : withNewId(field))),
  );
  const away = new Set(later.flat().map(({ id }) => id));
  const names = new Set(steps.flatMap(({ entry }) => entry.campos));
  // Two fields of one id that part: the other one's name is not this one's; nor is a key that a step names for an id.
  const isOthers = ({ id, clave, raw }: FieldView) =>
    away.has(id) || (id === '' && isJsonObject(raw) && names.has(clave));
  const stay = [...first, ...loose].map((field) => (isOthers(field) ? withNewId(field) : field));
  const named = [stay, ...later];
  const homes = new Map(named.flatMap((group, index) => group.map(({ id }) => [id, index] as const)));
  const next = [...list];
  const seen = new Set<Json>();
  for (const [index, { at, entry }] of steps.entries()) {
    const before = entry.campos;
    const isHere = (id: Json) => {
      if (typeof id !== 'string' || !homes.has(id)) return true;
      return homes.get(id) === index && !seen.has(id) && Boolean(seen.add(id));
    };
    const kept = before.filter(isHere);
    const missing = named[index]!.map(({ id }) => id).filter((id) => id && isHere(id));
    if (kept.length === before.length && missing.length === 0) continue;
    next[at] = { ...entry, campos: [...kept, ...missing] };
  }
  return withCampos(
    withSteps(document, next),
    named.flat().map(({ raw }) => raw),
  );
}

/** The order that groups are written in: what cannot be named follows the first one. */
function standingOrder(groups: readonly (readonly FieldView[])[]): readonly FieldView[] {
  if (groups.length === 1) return groups[0]!;
  const [first = [], ...others] = groups;
  const rest = others.flat();
  const isLoose = ({ raw }: FieldView) => !isJsonObject(raw);
  return [...first, ...rest.filter(isLoose), ...rest.filter((field) => !isLoose(field))];
}

/** Whether it alone has its id, which may be a number: `pasos` names it by its text. */
function isOwnId({ id, key }: FieldView): boolean {
  return key === `id ${id}`;
}

function withNewId(field: FieldView): FieldView {
  const id = newId();
  return { ...field, id, raw: { ...(field.raw as JsonObject), id } };
}

function withCampos(document: FormDocument, campos: readonly Json[]): FormDocument {
  const before = fieldsOf(document);
  const isSame = campos.length === before.length && campos.every((raw, at) => raw === before[at]!.raw);
  return isSame ? document : { ...document, campos: [...campos] };
}

function withSteps(document: FormDocument, list: readonly Json[]): FormDocument {
  const before = stepListOf(document);
  if (list.length === before.length && list.every((entry, at) => entry === before[at])) return document;
  return changeSettings(document, { pasos: list.length === 0 ? undefined : [...list] });
}

function withChanges(entry: JsonObject, changes: Changes): JsonObject {
  const kept = Object.entries({ ...entry, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as JsonObject;
}

function rawSteps(pasos: Json | readonly Json[] | undefined) {
  if (!Array.isArray(pasos)) return [];
  return (pasos as readonly Json[]).flatMap((entry, at) =>
    isStep(entry) ? [{ at, entry: entry as RawStep }] : [],
  );
}
