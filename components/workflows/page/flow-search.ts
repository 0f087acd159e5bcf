import type { BlockIndex } from '@/components/workflows/blocks/block-index';
import type { Finding } from '@/components/workflows/checks/findings';
import type { Flow, FlowNode } from '@/components/workflows/document/document-flow';
import { fold } from '@/lib/format/fold';

/** `is:invalid type:add_tag cliente`: filters and words, all of which have to fit. */
export type FlowQuery = {
  readonly is: readonly string[];
  readonly types: readonly string[];
  readonly words: readonly string[];
};

export function readQuery(text: string): FlowQuery {
  const parts = text.trim().split(/\s+/).filter(Boolean);
  const after = (prefix: string) =>
    parts.filter((part) => part.startsWith(prefix)).map((part) => fold(part.slice(prefix.length)));
  return {
    is: after('is:'),
    types: after('type:'),
    words: parts.filter((part) => !/^(is|type):/.test(part)).map(fold),
  };
}

/** The nodes that fit, in the order of the document; undefined where nothing is asked. */
export function searchFlow(
  flow: Flow,
  index: BlockIndex,
  findings: readonly Finding[],
  text: string,
): readonly string[] | undefined {
  if (text.trim() === '') return undefined;
  const query = readQuery(text);
  const errors = new Set(findings.flatMap(({ level, node }) => (level === 'error' && node ? [node] : [])));
  const warnings = new Set(
    findings.flatMap(({ level, node }) => (level === 'warning' && node ? [node] : [])),
  );
  const is: Record<string, (node: FlowNode) => boolean> = {
    invalid: ({ key }) => errors.has(key) || warnings.has(key),
    error: ({ key }) => errors.has(key),
    warning: ({ key }) => warnings.has(key),
    trigger: ({ list }) => list === 'triggers',
    step: ({ list }) => list === 'nodes',
    opaque: ({ opaque }) => opaque !== undefined,
    unknown: (node) => index.blockOf(node) === undefined,
  };
  const fits = (node: FlowNode) => {
    const name = index.blockOf(node)?.name ?? '';
    const content = fold(
      `${node.key} ${node.type} ${node.subtype ?? ''} ${node.label ?? ''} ${name} ${JSON.stringify(node.config)}`,
    );
    return (
      query.is.every((one) => is[one]?.(node) ?? false) &&
      query.types.every((one) => fold(`${node.type} ${node.subtype ?? ''}`).includes(one)) &&
      query.words.every((word) => content.includes(word))
    );
  };
  return flow.nodes.filter(fits).map(({ key }) => key);
}
