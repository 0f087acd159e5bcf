import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';
import type { ConfigurationKind } from '@/lib/resources/configuration';

/** A step of the way to a value: a field by its name in the contract, or an item by what people call it. */
export type PathPart = { readonly field: string } | { readonly item: string };

const titles = ['nombre', 'label', 'etiqueta', 'titulo', 'name'] as const;

/**
 * The way to a difference, told apart into fields and items of lists. An item whose key is only an id goes by the title
 * that either side gives it.
 */
export function pathParts(
  { lists }: Pick<ConfigurationKind, 'lists'>,
  path: readonly string[],
  sides: readonly (JsonObject | undefined)[],
): readonly PathPart[] {
  const parts: PathPart[] = [];
  let values: readonly (Json | undefined)[] = sides;
  for (const [place, name] of path.entries()) {
    const list = lists.find(
      ({ at }) => at.length === place && at.every((field, index) => path[index] === field),
    );
    values = values.map((value) => (list ? itemOf(list, value, name) : own(value, name)));
    if (list) parts.push({ item: values.map(titleOf).find(Boolean) ?? name });
    else parts.push({ field: name });
  }
  return parts;
}

function itemOf(
  list: ConfigurationKind['lists'][number],
  value: Json | undefined,
  key: string,
): Json | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.find((one) => isJsonObject(one) && list.keyOf(one) === key);
}

function titleOf(item: Json | undefined): string | undefined {
  for (const title of titles) {
    const said = own(item, title);
    if (typeof said === 'string' && said !== '') return said;
  }
  return undefined;
}
