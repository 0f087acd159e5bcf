import type { Json, JsonObject } from '@/lib/contract/scalars';
import { findField, foldName, isIdentifier, isNested, isRecord, isText, words } from '../document/fields';
import type { KeyType } from './block';
import { inLanguage } from './in-language';
import { isTypeWord, keyTypeOf } from './key-types';

/** A merge tag by its path, `contact.email`, and what people call it. */
export type FieldOption = {
  readonly path: string;
  readonly label: string;
  readonly object: string;
  /** What it holds, where the server says so. */
  readonly type?: KeyType | undefined;
};

const pathNames = words(
  'campo field tag merge_tag etiqueta_merge token placeholder variable path ruta key clave codigo code slug value valor id name nombre',
);
const labelNames = words('etiqueta label nombre name title titulo descripcion description');
const traitNames = words('type tipo personalizado custom required requerido ejemplo example');
const typeNames = words('tipo type data_type tipo_dato');
const objectNames = words('objeto object namespace entidad entity grupo group');
const listNames = words('campos fields items data datos results merge_fields tags variables');

/**
 * Reads a reply of `GET /workflows/merge-fields`: texts, objects, or either of them by object or by tag.
 *
 * @param language of the labels, where the server has them in more than one
 */
export function readMergeFields(reply: unknown, language?: string): FieldOption[] {
  const found = new Map<string, FieldOption>();
  for (const one of readAt(inLanguage(reply as Json, language), undefined, 0))
    if (!found.has(one.path)) found.set(one.path, one);
  return [...found.values()];
}

function readAt(value: Json | undefined, object: string | undefined, depth: number): FieldOption[] {
  if (Array.isArray(value)) return value.flatMap((item) => readAt(item, object, depth));
  if (isText(value)) return option(value, undefined, object);
  if (!isRecord(value) || depth > 4) return [];
  const named = findField(value, objectNames, isText) ?? object;
  const list = findField(value, listNames, isNested);
  if (list !== undefined) {
    const name = findField(value, words('name nombre key id'), isText);
    return readAt(list, named ?? name, depth + 1);
  }
  const isMap = Object.values(value).filter((one) => isText(one) && one.includes('{{')).length > 1;
  const path = isMap ? undefined : tagOf(value);
  if (path !== undefined) {
    const type = findField(value, typeNames, isTypeWord);
    return option(path, findField(value, labelNames, isLabelOf(path)), named).map((one) =>
      type === undefined ? one : { ...one, type: keyTypeOf(type) },
    );
  }
  return Object.entries(value).flatMap(([key, item]) => {
    if (isNested(item)) {
      const label = isRecord(item) && saysOnlyOf(item) ? findField(item, labelNames, isText) : undefined;
      if (label !== undefined) return option(key, label, named);
      return readAt(item, listNames.includes(foldName(key)) ? named : key, depth + 1);
    }
    if (!isText(item)) return [];
    return item.includes('{{') ? option(item, key, named) : option(key, item, named);
  });
}

/** The tag that an object names: one in braces or with a dot before any other identifier. */
function tagOf(value: JsonObject): string | undefined {
  const isTag = (one: Json | undefined): one is string =>
    isText(one) && (one.includes('{{') || isDotted(one));
  return (
    findField(value, pathNames, isTag) ?? findField(value, words('campo field key clave path'), isIdentifier)
  );
}

/** Whether an object describes the one field that it stands under, and holds no fields itself. */
const saysOnlyOf = (value: JsonObject) =>
  Object.keys(value).every((key) => [...labelNames, ...traitNames].includes(foldName(key)));

const isDotted = (text: string) => isIdentifier(text) && text.includes('.');

const isLabelOf =
  (path: string) =>
  (value: Json | undefined): value is string =>
    isText(value) && value !== path;

function option(text: string, label: string | undefined, object: string | undefined): FieldOption[] {
  const path = /\{\{([^{}]*)\}\}/.exec(text)?.[1]?.trim() ?? text;
  if (!isIdentifier(path)) return [];
  const whole =
    path.includes('.') || object === undefined || text.includes('{{') ? path : `${object}.${path}`;
  return [{ path: whole, label: label ?? whole, object: object ?? whole.split('.')[0]! }];
}
