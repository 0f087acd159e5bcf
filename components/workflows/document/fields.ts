import type { Json, JsonObject } from '@/lib/contract/scalars';

/** A name without case, accents and separators: `Config-Schema`, `configSchema` and `config_schema` are one. */
export function foldName(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const plain = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  if (folded.size > 5000) folded.clear();
  folded.set(name, plain);
  return plain;
}

/** A workflow of hundreds of steps has the same few names in each of them. */
const folded = new Map<string, string>();

/** An object of JSON; a number that is kept as its text is none. */
export function isRecord(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export function isText(value: Json | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Text as it stands between words and not in sentences: `deal.won`, `task:print_label`. */
export function isIdentifier(value: Json | undefined): value is string {
  return typeof value === 'string' && value.length <= 120 && /^[\p{L}\p{N}_][\p{L}\p{N}_.:/-]*$/u.test(value);
}

/** Several words of a table, folded: `words('nombre name')`. */
export function words(text: string): readonly string[] {
  return text.split(' ').map(foldName);
}

/** The keys of a record by their folded names. */
export function keysByName(record: JsonObject): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(Object.keys(record), foldName);
}

/** The first of the names that a record has with a value that fits; names earlier in the table come first. */
export function findField<Value extends Json>(
  record: JsonObject,
  names: readonly string[],
  fits: (value: Json | undefined) => value is Value,
): Value | undefined {
  const own = Object.keys(record);
  for (const name of names) {
    for (const key of own) {
      const value = record[key];
      if (foldName(key) === name && fits(value)) return value;
    }
  }
  return undefined;
}

/** A list or an object. */
export function isNested(value: Json | undefined): value is Json[] | JsonObject {
  return Array.isArray(value) || isRecord(value);
}

export const isAnything = (value: Json | undefined): value is Json => value !== undefined && value !== null;

const wrappers = words('data datos attributes atributos definition definicion meta identifier identificador');

/** A record and what it wraps: fields stand in it or one level down, in `data` or the like. */
export function layersOf(record: JsonObject): readonly JsonObject[] {
  const inner = Object.keys(record).filter((key) => wrappers.includes(foldName(key)));
  return [record, ...inner.map((key) => record[key]).filter(isRecord)];
}

/** A text under one of the names, in the record itself or in what it wraps. */
export function textOf(record: JsonObject, names: readonly string[]): string | undefined {
  return layersOf(record)
    .map((layer) => findField(layer, names, isText))
    .find((text) => text !== undefined);
}

const yes = words('true 1 si yes required requerido obligatorio always');
const no = words('false 0 no optional opcional never');

/** A flag however it is written; undefined where it is none. */
export function flagOf(value: Json | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = foldName(String(value));
  return yes.includes(text) ? true : no.includes(text) ? false : undefined;
}

/** The only field whose value tells records apart: an identifier in each, and in no two the same. */
export function tellingField(
  records: readonly JsonObject[],
  isMeant: (name: string) => boolean,
): string | undefined {
  if (records.length < 2) return undefined;
  const telling = Object.keys(records[0] ?? {}).filter((key) => {
    if (!isMeant(foldName(key))) return false;
    const values = records.map((record) => record[key]);
    return values.every(isIdentifier) && new Set(values).size === values.length;
  });
  return telling.length === 1 ? telling[0] : undefined;
}
