import type { Json, JsonObject } from '@/lib/contract/scalars';
import { findField, foldName, isRecord, words } from '../document/fields';

const translationNames = words('textos translations traducciones i18n');
/** What a record is told by, which no language changes. */
const identifiers = new Set(words('id key clave type tipo subtype subtipo value valor'));
const DEPTH = 8;

const originals = new WeakMap<object, Json>();

/**
 * A list of blocks with each record's texts in a language, where the record has them (`textos`, an extension). What says
 * nothing in that language stays as it came.
 */
export function inLanguage(value: Json, language: string | undefined, depth = 0): Json {
  if (language === undefined || depth > DEPTH || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return mapped(value, (one) => inLanguage(one, language, depth + 1));
  if (!isRecord(value)) return value;
  const inner = mappedRecord(value, (one) => inLanguage(one, language, depth + 1));
  const all = findField(value, translationNames, isRecord);
  const own = all && findField(all, [foldName(language)], isRecord);
  if (!own) return inner === value ? value : keep(inner, value);
  const texts = Object.entries(own).filter(([name]) => !identifiers.has(foldName(name)));
  return keep({ ...inner, ...Object.fromEntries(texts) }, value);
}

/** A record as it came, before its texts were put in a language. */
export function asItCame(value: Json): Json {
  return (typeof value === 'object' && value !== null && originals.get(value)) || value;
}

function keep(record: JsonObject, original: Json): JsonObject {
  originals.set(record, original);
  return record;
}

function mapped(list: Json[], change: (value: Json) => Json): Json[] {
  const next = list.map(change);
  return next.some((one, place) => one !== list[place]) ? next : list;
}

function mappedRecord(record: JsonObject, change: (value: Json) => Json): JsonObject {
  const entries = Object.entries(record);
  const next = entries.map(([key, value]): [string, Json] => [key, change(value)]);
  return next.some(([, value], place) => value !== entries[place]![1]) ? Object.fromEntries(next) : record;
}
