import type { Json } from '@/lib/contract/scalars';
import { type JsonNode, memberOf, readTree } from '@/lib/json/json-tree';
import { printLike } from '@/lib/json/print-like';

/**
 * The JSON of these parts of a document, written like the text that the record came in: keys that stand twice, the
 * spelling of numbers and escapes stay wherever nothing was edited.
 */
export function textOfParts(
  parts: Readonly<Record<string, Json | undefined>>,
  like: JsonNode | undefined,
): string {
  const members = Object.entries(parts).flatMap(([part, value]) =>
    value === undefined ? [] : [`${JSON.stringify(part)}:${printLike(value, memberOf(like, part))}`],
  );
  return `{${members.join(',')}}`;
}

/** The record in the text of a file, bare or wrapped in `data`; a bare one has the part. */
export function nodeOfFile(text: string, part: string): JsonNode {
  const file = readTree(text);
  const inner = memberOf(file, 'data');
  return memberOf(file, part) === undefined && inner?.members ? inner : file;
}
