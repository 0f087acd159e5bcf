'use client';

import { ViewportPortal } from '@xyflow/react';
import { type CSSProperties, useDeferredValue, useMemo } from 'react';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import { NodeIcon } from '@/components/workflows/editor/node-icon';
import { kindColours, kindOfNode } from '@/components/workflows/editor/node-kind';
import { ChangeBadge } from '@/components/workflows/editor/node-marks';
import { pathOf, plainWay } from '@/components/workflows/layout/edge-path';
import { useLevel } from './canvas-level';
import { type Ghost, ghostsOf } from './ghosts';

/** Steps and connections that are gone since a version, drawn where they were. They are looked at, and take no press. */
export function CanvasGhosts({ base }: { base: WorkflowDocument }) {
  const { index } = useEditorScope();
  const document = useDeferredValue(useDocument());
  const { cards, lines } = useMemo(() => ghostsOf(base, document, index), [base, document, index]);
  return (
    <ViewportPortal>
      <svg aria-hidden className="flow-ghost-lines">
        {lines.map(({ key, from, to }) => (
          <path key={key} d={pathOf(plainWay(from, to)).path} />
        ))}
      </svg>
      {cards.map((ghost) => (
        <GhostCard key={ghost.node.key} ghost={ghost} />
      ))}
    </ViewportPortal>
  );
}

function GhostCard({ ghost: { node, position } }: { ghost: Ghost }) {
  const { index, words } = useEditorScope();
  const isNear = useLevel() === 'near';
  const block = index.blockOf(node);
  const said = words.change('removed');
  return (
    <div
      role="img"
      aria-label={`${words.name(node)}, ${said}`}
      style={
        {
          '--kind': kindColours[kindOfNode(node, block)],
          transform: `translate(${position.x}px, ${position.y}px)`,
        } as CSSProperties
      }
      className="flow-card flow-ghost absolute h-16 w-60 rounded-lg border-2 border-danger border-dashed"
    >
      <span className="flex size-full items-center gap-2.5 px-3">
        <span className="flow-icon flex size-9 shrink-0 items-center justify-center rounded-md">
          <NodeIcon block={block} className="size-[1.125rem]" />
        </span>
        <span className="flow-words min-w-0 flex-1">
          <span className="flow-title block truncate font-medium text-ink line-through">
            {words.title(node)}
          </span>
          {isNear && (
            <span className="flow-summary block truncate text-ink-muted text-xs">{words.summary(node)}</span>
          )}
        </span>
        {isNear && <ChangeBadge change="removed">{said}</ChangeBadge>}
      </span>
    </div>
  );
}
