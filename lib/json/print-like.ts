import { type JsonMember, type JsonNode, memberOf } from './json-tree.ts';
import { isSameNumber } from './number-text.ts';
import { ExactNumber, keepsNumbers, parseJson } from './parse-json.ts';

/**
 * The text of a JSON value, written like the text of an earlier version of it: what is the same stands as it stood,
 * with the spelling of its numbers and escapes, keys that stand twice, and the order of keys. Only what differs is
 * written anew. Items of a list are taken for the same by what they say, else by their `id`, else by their place.
 */
export function printLike(value: unknown, like: JsonNode | undefined): string {
  if (!like) return print(value);
  if (isLike(value, like)) return like.text;
  if (like.items && Array.isArray(value)) {
    const likes = pairUp(value, like.items);
    return `[${value.map((item, index) => printLike(item, likes[index])).join(',')}]`;
  }
  return like.members && isRecord(value) ? printObject(value, like.members) : print(value);
}

/** Whether a value says what the text says. Numbers of one value (`1.0` and `1`) are the same. */
export function isLike(value: unknown, { text, items, members }: JsonNode): boolean {
  if (items) {
    return (
      Array.isArray(value) &&
      value.length === items.length &&
      items.every((item, index) => isLike(value[index], item))
    );
  }
  if (members) {
    if (!isRecord(value)) return false;
    const counting = new Map(members.map(({ name, node }) => [name, node]));
    return (
      counting.size === Object.values(value).filter((item) => item !== undefined).length &&
      [...counting].every(([name, node]) => Object.hasOwn(value, name) && isLike(value[name], node))
    );
  }
  if (typeof value === 'number' && !keepsNumbers()) return Number(text) === value;
  if (typeof value === 'number' || value instanceof ExactNumber) return isSameNumber(String(value), text);
  return typeof value === 'string'
    ? text.startsWith('"') && JSON.parse(text) === value
    : String(value) === text;
}

function printObject(value: Readonly<Record<string, unknown>>, members: readonly JsonMember[]): string {
  const counting = new Map(members.map((member) => [member.name, member]));
  const kept = members
    .filter(({ name }) => Object.hasOwn(value, name) && value[name] !== undefined)
    .map((member) => {
      const { name, written, node } = member;
      return `${written}:${counting.get(name) === member ? printLike(value[name], node) : node.text}`;
    });
  const added = Object.entries(value)
    .filter(([name, item]) => !counting.has(name) && item !== undefined)
    .map(([name, item]) => `${JSON.stringify(name)}:${print(item)}`);
  return `{${[...kept, ...added].join(',')}}`;
}

/** For each item the one of the earlier list that it is a version of, no one twice. */
function pairUp(list: readonly unknown[], items: readonly JsonNode[]): readonly (JsonNode | undefined)[] {
  const likes: (JsonNode | undefined)[] = list.map(() => undefined);
  const free = new Set(items.keys());
  const take = (index: number, at: number) => {
    if (!likes[index] && free.delete(at)) likes[index] = items[at];
  };
  for (const [at, node] of items.entries()) if (isLike(list[at], node)) take(at, at);
  const byId = Map.groupBy(free, (at) => nodeId(items[at]!));
  for (const [index, item] of list.entries()) {
    const id = itemId(item);
    const named = id === null ? undefined : byId.get(id);
    if (named?.length === 1) take(index, named[0]!);
  }
  // Where one item is left it is what became of the one that is left.
  if (free.size > 1) {
    const byText = Map.groupBy(free, (at) => print(parseJson(items[at]!.text)));
    for (const [index, item] of list.entries()) {
      const at = likes[index] ? undefined : byText.get(print(item))?.shift();
      if (at !== undefined) take(index, at);
    }
  }
  for (const index of list.keys()) take(index, index);
  return likes;
}

/** The text of a scalar id; null where there is none. */
function itemId(item: unknown): string | null {
  const id = isRecord(item) ? item.id : undefined;
  return id === undefined || isRecord(id) || Array.isArray(id) ? null : print(id);
}

function nodeId(node: JsonNode): string | null {
  const id = memberOf(node, 'id');
  return id && !id.items && !id.members ? print(parseJson(id.text)) : null;
}

/** What JSON has no word for is null in it. */
function print(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
  );
}
