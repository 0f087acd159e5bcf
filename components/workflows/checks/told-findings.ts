import type { BlockIndex } from '@/components/workflows/blocks/block-index';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { flowOf } from '@/components/workflows/document/document-flow';
import type { Fresh } from '@/components/workflows/editor/editor';
import type { Json } from '@/lib/contract/scalars';
import type { Finding } from './findings';
import { valueAt } from './value-at';

/**
 * What is said on cards and beside fields: all but of steps that were just added the fields that are empty and that
 * nobody has left yet, and that a step is simulated, which its form and the canvas say quietly. The list of problems says
 * everything.
 */
export function toldFindings(
  findings: readonly Finding[],
  document: WorkflowDocument,
  index: BlockIndex,
  fresh: Fresh,
): readonly Finding[] {
  const flow = flowOf(document);
  return findings.filter(({ node: at, key, code }) => {
    const node = at === undefined ? undefined : flow.node(at);
    if (code === 'simulated_step' && node && index.blockOf(node)?.isSimulated) return false;
    const left = node && fresh.get(node.key);
    if (!node || !left || key === undefined) return true;
    const [field = ''] = key.split('.');
    const isSetting = index.blockOf(node)?.keys.some((one) => one.key === field) ?? false;
    return !isSetting || left.has(field) || !isEmpty(valueAt(node.config, key));
  });
}

const isEmpty = (value: Json | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
