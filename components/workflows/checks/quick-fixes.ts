import type { BlockIndex } from '@/components/workflows/blocks/block-index';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { deleteNodes } from '@/components/workflows/document/document-delete';
import { deleteEdges } from '@/components/workflows/document/document-edges';
import { removeField, setField } from '@/components/workflows/document/document-entries';
import { type FlowEdge, flowOf } from '@/components/workflows/document/document-flow';
import type { Finding } from './findings';

/** A mend that is plain: what it is called, and the edit that it is. */
export type QuickFix = {
  readonly name: 'remove_key' | 'use_alias' | 'use_default' | 'cut_edges' | 'delete_step';
  readonly detail: string;
  readonly apply: (document: WorkflowDocument) => WorkflowDocument;
};

/** The mend of a finding, where there is one that nobody has to think about. */
export function quickFixOf(
  finding: Finding,
  document: WorkflowDocument,
  index: BlockIndex,
): QuickFix | undefined {
  const flow = flowOf(document);
  const node = finding.node === undefined ? undefined : flow.node(finding.node);
  const { key } = finding;
  if (finding.code === 'dangling_edge') return cutDangling(document);
  if (!node) return undefined;
  if (finding.code === 'unread_key' && key !== undefined && Object.hasOwn(node.config, key)) {
    return { name: 'remove_key', detail: key, apply: (at) => removeField(at, node.key, ['config', key]) };
  }
  if (finding.code === 'unknown_type') {
    const block = index.meant(node);
    if (!block) return undefined;
    const type = (at: WorkflowDocument) => setField(at, node.key, ['type'], block.type);
    return {
      name: 'use_alias',
      detail: block.name,
      apply: (at) =>
        node.list === 'triggers' ? type(at) : setField(type(at), node.key, ['subtype'], block.subtype),
    };
  }
  if (finding.code === 'missing_required_key' && key !== undefined) {
    const known = index.blockOf(node)?.keys.find((one) => one.key === key);
    const only = known?.choices.length === 1 ? known.choices[0] : undefined;
    if (only === undefined) return undefined;
    return {
      name: 'use_default',
      detail: only.label,
      apply: (at) => setField(at, node.key, ['config', key], only.value),
    };
  }
  if (finding.code === 'edge_not_followed') {
    const extra = flow
      .out(node.key)
      .filter((edge, place, all) => all.findIndex((one) => one.handle === edge.handle) < place);
    if (extra.length === 0) return undefined;
    return cut(extra);
  }
  if (finding.code === 'unreachable' && flow.into(node.key).length === 0) {
    return { name: 'delete_step', detail: node.key, apply: (at) => deleteNodes(at, [node.key]) };
  }
  return undefined;
}

function cutDangling(document: WorkflowDocument): QuickFix | undefined {
  const flow = flowOf(document);
  const loose = flow.edges.filter(
    ({ source, target }) => !flow.node(source) || flow.node(target)?.list !== 'nodes',
  );
  if (loose.length === 0) return undefined;
  return cut(loose);
}

function cut(edges: readonly FlowEdge[]): QuickFix {
  const keys = edges.map(({ key }) => key);
  return { name: 'cut_edges', detail: '', apply: (at) => deleteEdges(at, keys) };
}
