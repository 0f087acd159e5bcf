import { textOfParts } from '@/components/editing/document-text';
import { readJson } from '@/components/editing/read-json';
import type { BlockIndex, Standing } from '@/components/workflows/blocks/block-index';
import { documentParts, type WorkflowDocument } from '@/components/workflows/document/document';
import { type FlowProblem, flowOf } from '@/components/workflows/document/document-flow';
import { indentJson } from '@/lib/json/indent-json';
import type { JsonNode } from '@/lib/json/json-tree';
import { isJsonObject, own } from '@/lib/json/same-json';

/** What a file holds, before anything is made of it. */
export type ImportCheck =
  | { readonly kind: 'not_json'; readonly reason: string }
  | { readonly kind: 'no_workflow' }
  | {
      readonly kind: 'workflow';
      readonly document: WorkflowDocument;
      readonly name: string;
      readonly triggers: number;
      readonly steps: number;
      /** What of it cannot be drawn: it would open in the JSON editor. */
      readonly problem: FlowProblem | undefined;
      /** Types that the server has no block for: kept, and never run. */
      readonly unknown: readonly string[];
      /** Types that were not found in a list of blocks that could not be read whole. */
      readonly unsure: readonly string[];
      /** Nodes that cannot be understood. */
      readonly opaque: number;
    };

/** Reads an exported workflow, bare or wrapped in `data`; of its fields those that an editor may set. */
export function checkImport(text: string, index: BlockIndex | undefined): ImportCheck {
  const read = readJson(text);
  if (read.reason !== undefined) return { kind: 'not_json', reason: read.reason };
  const { value } = read;
  const inner = own(value, 'data');
  const found = own(value, 'graph') === undefined && isJsonObject(inner) ? inner : value;
  if (own(found, 'graph') === undefined && own(found, 'triggers') === undefined)
    return { kind: 'no_workflow' };
  const document: WorkflowDocument = Object.fromEntries(
    documentParts.flatMap((part) => {
      const part_ = own(found, part);
      return part === 'folder_id' || part_ === undefined ? [] : [[part, part_]];
    }),
  );
  const { nodes, problem } = flowOf(document);
  const of = (standing: Standing) => [
    ...new Set(
      nodes
        .filter((node) => !node.opaque && index?.standingOf(node) === standing)
        .map(({ type, subtype }) => subtype ?? type),
    ),
  ];
  return {
    kind: 'workflow',
    document,
    name: typeof document.nombre === 'string' ? document.nombre : '',
    triggers: nodes.filter(({ list }) => list === 'triggers').length,
    steps: nodes.filter(({ list }) => list === 'nodes').length,
    problem,
    unknown: of('absent'),
    unsure: of('unsure'),
    opaque: nodes.filter(({ opaque }) => opaque).length,
  };
}

/** The text of a file that `checkImport` reads back; `like` is the stored workflow as it came. */
export function exportText(document: WorkflowDocument, like: JsonNode | undefined): string {
  const { folder_id: _, ...content } = document;
  return `${indentJson(textOfParts(content, like))}\n`;
}
