import { type JsonNode, memberOf, readTree } from '@/lib/json/json-tree';
import { printLike } from '@/lib/json/print-like';
import type { WorkflowDocument } from './document';

/**
 * The JSON of these parts of a document, written like the text that the workflow came in: keys that stand twice, the
 * spelling of numbers and escapes stay wherever nothing was edited.
 */
export function textOfParts(parts: WorkflowDocument, like: JsonNode | undefined): string {
  const members = Object.entries(parts).flatMap(([part, value]) =>
    value === undefined ? [] : [`${JSON.stringify(part)}:${printLike(value, memberOf(like, part))}`],
  );
  return `{${members.join(',')}}`;
}

/** The workflow in the text of a file that `checkImport` read, bare or wrapped in `data`. */
export function nodeOfFile(text: string): JsonNode {
  const file = readTree(text);
  const inner = memberOf(file, 'data');
  return memberOf(file, 'graph') === undefined && inner?.members ? inner : file;
}
