import type { JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { ConfigurationKind } from '@/lib/resources/configuration';

/** The part of a value that operations take: a server refuses fields that it sends and does not know in a body. */
export function writableOf(kind: ConfigurationKind, value: JsonObject): JsonObject {
  const fields = pick(value, kind.written);
  for (const { at, written } of kind.lists) {
    const [name] = at;
    const items = at.length === 1 && written ? fields[name!] : undefined;
    if (!Array.isArray(items)) continue;
    fields[name!] = items.map((item) => (isJsonObject(item) ? pick(item, written!) : item));
  }
  return fields;
}

function pick(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
