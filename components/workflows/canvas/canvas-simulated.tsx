'use client';

import { Panel } from '@xyflow/react';
import { FlaskConical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { CanvasNode } from './canvas-node';

/** Says once, and quietly, that steps of the flow are simulated: what is wrong on a node has to stand out beside it. */
export function CanvasSimulated({ nodes }: { nodes: readonly CanvasNode[] }) {
  const t = useTranslations('workflows.canvas');
  const { index } = useEditorScope();
  const count = nodes.filter(
    (node) => node.type === 'entry' && index.blockOf(node.data.node)?.isSimulated,
  ).length;
  if (count === 0) return null;
  return (
    <Panel
      position="top-left"
      className="pointer-events-none! flex items-center gap-1.5 text-ink-muted text-xs"
    >
      <FlaskConical aria-hidden className="size-3.5" />
      {t('simulated', { count })}
    </Panel>
  );
}
