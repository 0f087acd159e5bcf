import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import { isSameText } from '@/lib/rules/forms/logic';
import { changeField, removeFields } from './field-edits';
import { type FieldView, fieldAt, fieldsOf } from './fields';
import type { FormDocument } from './form-document';
import { keyFrom, newId } from './keys';
import { conditionsOf, fieldNamed, mapConditions } from './rules';
import { stepListOf } from './steps';

/** Where a field, or one of its options, is named: the rule of another field, or a step. */
export type Use =
  | { readonly by: 'rule'; readonly field: FieldView; readonly index: number }
  | { readonly by: 'step'; readonly index: number; readonly titulo: string };

/** What names a field; with an option, only the comparisons with that option. */
export function usesOf(document: FormDocument, key: string, option?: string): readonly Use[] {
  const target = fieldAt(document, key);
  if (!target) return [];
  const isNamed = namedAmong(document, new Set([key]));
  const rules = fieldsOf(document).flatMap((field) =>
    conditionsOf(field.raw)
      .filter(({ campo, valor }) => isNamed(campo) && (option === undefined || isSaid(valor, option)))
      .map(({ index }): Use => ({ by: 'rule', field, index })),
  );
  if (option !== undefined) return rules;
  const steps = stepListOf(document).flatMap((step, index): Use[] => {
    const campos = own(step, 'campos');
    const isThere = Array.isArray(campos) && campos.some((name) => typeof name === 'string' && isNamed(name));
    return isThere ? [{ by: 'step', index, titulo: String(own(step, 'titulo') ?? '') }] : [];
  });
  return [...rules, ...steps];
}

/** Takes fields out, the comparisons with them out of the rules of others, and their names out of the steps. */
export function removeWithReferences(document: FormDocument, keys: ReadonlySet<string>): FormDocument {
  const isNamed = namedAmong(document, keys);
  const unruled = mapConditions(document, ({ raw, campo }, field) =>
    isNamed(campo) && !keys.has(field.key) ? undefined : raw,
  );
  return removeFields(withoutInSteps(unruled, isNamed), keys);
}

/** Takes one option away, and the comparisons with it. */
export function removeOptionWithReferences(document: FormDocument, key: string, at: number): FormDocument {
  const options = listAt(document, key);
  const option = options[at];
  const rest = options.filter((_, index) => index !== at);
  const changed = changeField(document, key, { opciones: rest });
  if (typeof option !== 'string' || rest.some((other) => isSaid(other, option))) return changed;
  const isNamed = namedAmong(document, new Set([key]));
  return mapConditions(changed, ({ raw, campo, valor }) =>
    isNamed(campo) && isSaid(valor, option) ? undefined : raw,
  );
}

/** Writes the first option that reads `from` anew, and with it the rules and the default value that name it. */
export function renameOption(document: FormDocument, key: string, from: string, to: string): FormDocument {
  const at = listAt(document, key).indexOf(from);
  return at < 0 ? document : renameOptionAt(document, key, at, to);
}

/** As `renameOption`, by its place. Rules stay as they are while another option reads the same. */
export function renameOptionAt(document: FormDocument, key: string, at: number, to: string): FormDocument {
  const options = listAt(document, key);
  const from = options[at];
  if (from === undefined || from === to) return document;
  const next = options.map((option, index) => (index === at ? to : option));
  const { tipo, entry } = fieldAt(document, key)!;
  const initial = own(entry, 'valor_inicial');
  const isGone = typeof from === 'string' && from !== '' && !next.some((option) => isSaid(option, from));
  const changed = changeField(document, key, {
    opciones: next,
    ...(isGone && to !== '' && renamedDefault(initial, tipo, from, to)),
  });
  if (!isGone || to === '') return changed;
  const isNamed = namedAmong(document, new Set([key]));
  return mapConditions(changed, ({ raw, campo, valor }) =>
    isNamed(campo) && isSaid(valor, from) && isJsonObject(raw) ? { ...raw, valor: to } : raw,
  );
}

/** Gives a field another key, and with it the rules that name the field by its key. */
export function renameKey(document: FormDocument, key: string, clave: string): FormDocument {
  const field = fieldAt(document, key);
  if (!field || field.clave === clave) return document;
  const isNamed = namedAmong(document, new Set([key]));
  const byKey = (name: Json) => name === field.clave && isNamed(name);
  const ruled = mapConditions(document, ({ raw, campo }) =>
    byKey(campo) && isJsonObject(raw) ? { ...raw, campo: clave } : raw,
  );
  const stepped = mapSteps(ruled, (campos) => campos.map((name) => (byKey(name) ? clave : name)));
  return changeField(stepped, key, { clave });
}

/** Gives a field an id that no other has. It stays on its step; rules that named the id mean the first field of it. */
export function giveNewId(document: FormDocument, key: string): FormDocument {
  const field = fieldAt(document, key);
  if (!field) return document;
  const id = newId();
  const stepped = mapSteps(document, (campos) =>
    campos.flatMap((name) => (field.id !== '' && name === field.id ? [name, id] : [name])),
  );
  return changeField(stepped, key, { id });
}

type CopyWords = {
  /** What a copy is called. */
  readonly label?: (etiqueta: string) => string;
  /** `drop` where the entries come from another form: its other fields are not here to be compared with. */
  readonly outside?: 'keep' | 'drop';
};

/**
 * Copies of entries to be put into a document: with ids and keys of their own, and with rules that name each other's
 * copies where they named each other.
 */
export function copyFields(
  document: FormDocument,
  entries: readonly JsonObject[],
  { label = (etiqueta) => etiqueta, outside = 'keep' }: CopyWords = {},
): JsonObject[] {
  const claves = fieldsOf(document).map(({ clave }) => clave);
  const copies = entries.map((entry) => {
    const etiqueta = own(entry, 'etiqueta');
    const clave = own(entry, 'clave');
    const next = keyFrom(typeof clave === 'string' && clave ? clave : String(etiqueta ?? ''), claves);
    claves.push(next);
    const named = typeof etiqueta === 'string' && { etiqueta: label(etiqueta) };
    return { ...entry, id: newId(), clave: next, ...named };
  });
  const ids = new Map<string, string>();
  for (const member of ['clave', 'id'] as const) {
    for (const [at, entry] of entries.entries()) {
      const name = own(entry, member);
      if (name !== undefined && name !== '') ids.set(String(name), copies[at]!.id);
    }
  }
  const among = mapConditions({ campos: copies }, ({ raw, campo }) => {
    const id = ids.get(campo);
    if (id !== undefined && isJsonObject(raw)) return { ...raw, campo: id };
    return outside === 'drop' ? undefined : raw;
  });
  return among.campos as JsonObject[];
}

/** Whether a name that a rule or a step holds means one of these fields. */
function namedAmong(document: FormDocument, keys: ReadonlySet<string>): (name: string) => boolean {
  return (name) => {
    const field = fieldNamed(document, name);
    return field !== undefined && keys.has(field.key);
  };
}

function withoutInSteps(document: FormDocument, isNamed: (name: string) => boolean): FormDocument {
  return mapSteps(document, (campos) => {
    const kept = campos.filter((name) => typeof name !== 'string' || !isNamed(name));
    return kept.length === campos.length ? campos : kept;
  });
}

function mapSteps(
  document: FormDocument,
  change: (campos: readonly Json[]) => readonly Json[],
): FormDocument {
  const steps = stepListOf(document);
  const changed = steps.map((step) => {
    const campos = own(step, 'campos');
    if (!isJsonObject(step) || !Array.isArray(campos)) return step;
    const next = change(campos);
    return next.every((name, at) => name === campos[at]) && next.length === campos.length
      ? step
      : { ...step, campos: [...next] };
  });
  if (changed.every((step, at) => step === steps[at])) return document;
  return { ...document, ajustes: { ...(document.ajustes as JsonObject), pasos: changed } };
}

function listAt(document: FormDocument, key: string): Json[] {
  const opciones = own(fieldAt(document, key)?.raw, 'opciones');
  return Array.isArray(opciones) ? opciones : [];
}

/** The default as it reads after the renaming, where it names the option; of `casillas` it is several, one a line. */
function renamedDefault(initial: Json | undefined, tipo: string, from: string, to: string) {
  const lines = tipo === 'casillas' && typeof initial === 'string' ? initial.split('\n') : [initial];
  if (!lines.some((line) => isSaid(line, from))) return undefined;
  return { valor_inicial: lines.map((line) => (isSaid(line, from) ? to : line)).join('\n') };
}

function isSaid(value: Json | undefined, option: string): boolean {
  return value !== undefined && value !== null && isSameText(String(value), option);
}
