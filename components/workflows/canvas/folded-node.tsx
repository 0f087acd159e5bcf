'use client';

import { Handle, type NodeProps, Position } from '@xyflow/react';
import { ChevronRight, Group } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { toggleCollapsed } from '@/components/workflows/editor/editor-commands';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { useLevel } from './canvas-level';
import type { FoldedNode } from './canvas-node';
import { groupColours } from './group-colours';

/** A group that is folded away: one card in place of all of its steps. */
function Folded({ data: { group, members, outs }, selected }: NodeProps<FoldedNode>) {
  const t = useTranslations('workflows.group');
  const { editor } = useEditorScope();
  const level = useLevel();
  const title = group.title || t('untitled');
  return (
    <div
      style={{ '--kind': groupColours[group.color] } as CSSProperties}
      className={classNames(
        'flow-card flow-folded relative h-16 w-60 rounded-lg border-2',
        selected && 'outline-2 outline-accent',
      )}
    >
      <Handle
        id="in"
        type="target"
        position={Position.Top}
        isConnectable={false}
        className="flow-handle flow-handle-in"
      />
      <button
        type="button"
        aria-label={t('unfold', { title, count: members.length })}
        onClick={() => toggleCollapsed(editor, group.key)}
        className="flex size-full items-center gap-2.5 rounded-lg px-3 text-left"
      >
        <span className="flow-icon flex size-9 shrink-0 items-center justify-center rounded-md">
          <Group aria-hidden className="size-[1.125rem]" />
        </span>
        {level !== 'far' && (
          <span className="flow-words min-w-0 flex-1">
            <span className="flow-title block truncate font-semibold">{title}</span>
            <span className="flow-summary block truncate text-ink-muted text-xs">
              {t('steps', { count: members.length })}
            </span>
          </span>
        )}
        {level === 'near' && <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />}
      </button>
      {outs.map((edge) => (
        <Handle
          key={edge}
          id={`out ${edge}`}
          type="source"
          position={Position.Bottom}
          isConnectable={false}
          className="pointer-events-none! opacity-0!"
        />
      ))}
    </div>
  );
}

export const FoldedNodeView = memo(Folded, (a, b) => a.data === b.data && a.selected === b.selected);
