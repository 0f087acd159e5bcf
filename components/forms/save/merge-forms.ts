import { mergeMembers, mergeOrder, soleSide, type Three } from '@/components/editing/three-way';
import { type FieldView, fieldsOf, isFieldList } from '@/components/forms/document/fields';
import { type FormDocument, formParts, isChanged } from '@/components/forms/document/form-document';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { Choice, Clash } from './clash';
import { mergeSteps } from './merge-steps';

export type Choices = ReadonlyMap<string, Choice>;
export type Merged = { readonly document: FormDocument; readonly clashes: readonly Clash[] };

/**
 * Three ways into one. What one side changed is that side's, of a field and of the settings member by member; a field
 * that one side moved and the other changed is both. A clash is the chosen side's, by default mine; a field that one
 * side changed and the other deleted stays, and of two that were added under one key both do.
 */
export function mergeForms(
  base: FormDocument,
  mine: FormDocument,
  theirs: FormDocument,
  choices: Choices = new Map(),
): Merged {
  if (!isChanged(base, theirs) || !isChanged(mine, theirs)) return { document: mine, clashes: [] };
  if (!isChanged(base, mine)) return { document: theirs, clashes: [] };
  const clashes: Clash[] = [];
  const ask = (clash: Clash): Choice => {
    clashes.push(clash);
    return choices.get(clash.name) ?? clash.usual;
  };
  const three = { base, mine, theirs };
  const document: { -readonly [Part in keyof FormDocument]: Json } = {};
  for (const part of formParts) {
    const values = { base: base[part], mine: mine[part], theirs: theirs[part] };
    const value =
      part === 'campos' && canMergeFields(three)
        ? mergeFields(three, ask)
        : part === 'ajustes' && Object.values(values).every(isJsonObject)
          ? mergeSettings(values as Three<JsonObject>, ask)
          : pick(part, 'part', values, ask);
    if (value !== undefined) document[part] = value;
  }
  return { document: withoutGone(base, document), clashes };
}

/** What two sides made of one base where they changed different things; undefined where somebody would have to choose. */
export function mergeBoth(
  base: FormDocument,
  one: FormDocument,
  other: FormDocument,
): FormDocument | undefined {
  const { document, clashes } = mergeForms(base, one, other);
  return clashes.length > 0 ? undefined : document;
}

/** Steps name no field that one side deleted while the other put it there. */
function withoutGone(base: FormDocument, document: FormDocument): FormDocument {
  const { ajustes } = document;
  const pasos = own(ajustes, 'pasos');
  if (!isJsonObject(ajustes) || !Array.isArray(pasos)) return document;
  const there = new Set(fieldsOf(document).map(({ id }) => id));
  const gone = new Set(fieldsOf(base).flatMap(({ id }) => (there.has(id) ? [] : [id])));
  const isGone = (id: Json) => typeof id === 'string' && gone.has(id);
  const next = pasos.map((step) => {
    const campos = own(step, 'campos');
    if (!isJsonObject(step) || !Array.isArray(campos) || !campos.some(isGone)) return step;
    return { ...step, campos: campos.filter((id) => !isGone(id)) };
  });
  return next.every((step, place) => step === pasos[place])
    ? document
    : { ...document, ajustes: { ...ajustes, pasos: next } };
}

type Ask = (clash: Clash) => Choice;

function pick(name: string, kind: Clash['kind'], three: Three<Json | undefined>, ask: Ask): Json | undefined {
  const side = soleSide(three) ?? ask({ name, kind, members: [], usual: 'mine', ...three });
  return three[side === 'theirs' ? 'theirs' : 'mine'];
}

function mergeSettings(three: Three<JsonObject>, ask: Ask): JsonObject {
  const names = new Set([...Object.keys(three.theirs), ...Object.keys(three.mine)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const of = {
        base: own(three.base, name),
        mine: own(three.mine, name),
        theirs: own(three.theirs, name),
      };
      const steps = name === 'pasos' ? mergeSteps(of, ask) : undefined;
      const value = steps ?? pick(`ajustes.${name}`, 'setting', of, ask);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Whether each field has a name by which it is known after any edit, in all three. */
function canMergeFields(three: Three<FormDocument>): boolean {
  return Object.values(three).every(
    (document) => isFieldList(document) && fieldsOf(document).every(({ key }) => !key.startsWith('at ')),
  );
}

function mergeFields(three: Three<FormDocument>, ask: Ask): Json {
  const [base, mine, theirs] = [byKey(three.base), byKey(three.mine), byKey(three.theirs)];
  const merged = new Map<string, Json>();
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const of = { base: base.get(key)?.raw, mine: mine.get(key)?.raw, theirs: theirs.get(key)?.raw };
    const value = mergeField(key, of, ask);
    if (value !== undefined) merged.set(key, value);
  }
  for (const [key, other] of keyedTwice(merged, mine, theirs)) {
    const [mineRaw, theirRaw] = [merged.get(key), merged.get(other)];
    // Of three under one key the second question may have no two left to choose from.
    if (!mineRaw || !theirRaw) continue;
    const choice = ask({
      name: `added ${key} ${other}`,
      kind: 'added',
      members: [],
      usual: 'both',
      base: undefined,
      mine: mineRaw,
      theirs: theirRaw,
    });
    if (choice === 'mine') merged.delete(other);
    else if (choice === 'theirs') merged.delete(key);
    else merged.set(key, { ...(mineRaw as JsonObject), clave: freeKey(keyIn(mineRaw), merged) });
  }
  const keys = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  const kept = new Set(merged.keys());
  const usual = mergeOrder(keys, kept, 'mine');
  if (!usual.isClash) return usual.order.map((key) => merged.get(key)!);
  const labels = (fields: Fields) => [...fields.values()].map(labelOf);
  const side = ask({
    name: 'order',
    kind: 'order',
    members: [],
    usual: 'mine',
    base: labels(base),
    mine: labels(mine),
    theirs: labels(theirs),
  });
  const { order } = side === 'theirs' ? mergeOrder(keys, kept, 'theirs') : usual;
  return order.map((key) => merged.get(key)!);
}

type Fields = ReadonlyMap<string, FieldView>;
const byKey = (document: FormDocument): Fields =>
  new Map(fieldsOf(document).map((field) => [field.key, field]));
const labelOf = ({ etiqueta, clave, key }: FieldView) => etiqueta || clave || key;

function mergeField(key: string, three: Three<Json | undefined>, ask: Ask): Json | undefined {
  const sole = soleSide(three);
  if (sole) return three[sole];
  const { base = {}, mine, theirs } = three;
  const clash = { name: `field ${key}`, kind: 'field' as const, ...three };
  if (isJsonObject(base) && isJsonObject(mine) && isJsonObject(theirs)) {
    const members = mergeMembers({ base, mine, theirs }, 'mine');
    if (members.clashes.length === 0) return members.value;
    const side = ask({ ...clash, members: members.clashes, usual: 'mine' });
    return side === 'theirs' ? mergeMembers({ base, mine, theirs }, 'theirs').value : members.value;
  }
  // One deleted what the other changed: what was typed stays unless somebody says otherwise.
  return ask({ ...clash, members: [], usual: mine === undefined ? 'theirs' : 'mine' }) === 'theirs'
    ? theirs
    : mine;
}

const keyIn = (raw: Json | undefined) => {
  const clave = own(raw, 'clave');
  return typeof clave === 'string' ? clave : '';
};

/**
 * Pairs of fields that the merge leaves with one key although neither side had them so: both were added, or renamed, to
 * it. Mine is the first of a pair.
 */
function keyedTwice(
  merged: ReadonlyMap<string, Json>,
  mine: Fields,
  theirs: Fields,
): readonly (readonly [string, string])[] {
  const byClave = Map.groupBy(merged.keys(), (key) => keyIn(merged.get(key)));
  byClave.delete('');
  const wasSo = (side: Fields, keys: readonly string[]) =>
    new Set(keys.map((key) => side.get(key)?.clave)).size === 1 && keys.every((key) => side.has(key));
  return [...byClave].flatMap(([clave, keys]) => {
    const [first, ...rest] = keys;
    return rest.flatMap((other): (readonly [string, string])[] => {
      if (!first || wasSo(mine, [first, other]) || wasSo(theirs, [first, other])) return [];
      return [mine.get(first)?.clave === clave ? [first, other] : [other, first]];
    });
  });
}

/** `telefono` → `telefono_2`. */
function freeKey(clave: string, merged: ReadonlyMap<string, Json>): string {
  const used = new Set([...merged.values()].map((raw) => own(raw, 'clave')));
  let count = 2;
  while (used.has(`${clave}_${count}`)) count++;
  return `${clave}_${count}`;
}
