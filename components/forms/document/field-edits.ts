import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, isSame } from '@/lib/json/same-json';
import { fieldsOf, hasSettings } from './fields';
import type { FormDocument } from './form-document';

/** New values of some members; undefined takes a member away. */
export type Changes = Readonly<Record<string, Json | undefined>>;

/** Changes members of one field; whatever else it holds stays as it is. */
export function changeField(document: FormDocument, key: string, changes: Changes): FormDocument {
  return mapFields(document, (raw, at) => (at === key && isJsonObject(raw) ? changed(raw, changes) : raw));
}

/** Takes fields out. What names them elsewhere is looked after by `removeWithReferences`. */
export function removeFields(document: FormDocument, keys: ReadonlySet<string>): FormDocument {
  const kept = fieldsOf(document).filter(({ key }) => !keys.has(key));
  if (kept.length === fieldsOf(document).length) return document;
  return { ...document, campos: kept.map(({ raw }) => raw) };
}

/** Changes members of `ajustes`; whatever else it holds stays as it is, and so does one that is no object. */
export function changeSettings(document: FormDocument, changes: Changes): FormDocument {
  if (!hasSettings(document)) return document;
  const ajustes = changed(isJsonObject(document.ajustes) ? document.ajustes : {}, changes);
  return isSame(ajustes, document.ajustes) ? document : { ...document, ajustes };
}

/** Changes the name or the slug. */
export function changePart(document: FormDocument, part: 'nombre' | 'slug', value: string): FormDocument {
  return document[part] === value ? document : { ...document, [part]: value };
}

function mapFields(document: FormDocument, change: (raw: Json, key: string) => Json): FormDocument {
  const fields = fieldsOf(document);
  const campos = fields.map(({ raw, key }) => change(raw, key));
  return campos.every((raw, index) => raw === fields[index]!.raw) ? document : { ...document, campos };
}

function changed(entry: JsonObject, changes: Changes): JsonObject {
  const next = { ...entry };
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) delete next[name];
    else next[name] = value;
  }
  return isSame(next, entry) ? entry : next;
}
