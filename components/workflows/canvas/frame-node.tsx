'use client';

import type { NodeProps } from '@xyflow/react';
import { ChevronDown, GripHorizontal, Palette, Ungroup } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import {
  deleteGroup,
  groupColors,
  groupsOf,
  patchGroup,
} from '@/components/workflows/document/document-groups';
import { toggleCollapsed } from '@/components/workflows/editor/editor-commands';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { useLevel } from './canvas-level';
import type { FrameNode } from './canvas-node';
import { groupColours } from './group-colours';

/** A group of steps: a frame with a title that moves, folds and colours them. Between its cards the canvas is the canvas. */
function Frame({ data: { group, members }, selected }: NodeProps<FrameNode>) {
  const t = useTranslations('workflows.group');
  const { editor, isReadOnly } = useEditorScope();
  const isNear = useLevel() === 'near';
  // What is typed is the document's own: the drawing comes later than the next key.
  const title = useEditor(
    (state) => groupsOf(state.history.present.document).find(({ key }) => key === group.key)?.title ?? '',
  );
  return (
    <section
      aria-label={t('label', { title: group.title || t('untitled'), count: members.length })}
      style={{ '--group': groupColours[group.color] } as CSSProperties}
      className={classNames(
        'flow-frame size-full rounded-xl border-2',
        selected && 'outline-2 outline-accent',
      )}
    >
      <header className="flow-frame-title pointer-events-auto flex h-10 items-center gap-1 px-2">
        {isNear && !isReadOnly && (
          <GripHorizontal
            aria-hidden
            className="flow-frame-grip size-4 shrink-0 cursor-grab text-ink-muted"
          />
        )}
        <input
          data-group={group.key}
          aria-label={t('title')}
          value={title}
          placeholder={t('untitled')}
          readOnly={isReadOnly}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            editor.edit('group', (at) => patchGroup(at, group, 'title', typed), group.key);
          }}
          className="nodrag min-w-0 flex-1 rounded bg-transparent px-1 font-semibold placeholder:text-ink-muted"
        />
        {isNear && !isReadOnly && (
          <>
            <Menu
              label={t('color')}
              trigger={
                <IconButton size="sm" label={t('color')} icon={<Palette aria-hidden />} className="nodrag" />
              }
            >
              {groupColors.map((color) => (
                <MenuItem
                  key={color}
                  onAction={() => editor.edit('group', (at) => patchGroup(at, group, 'color', color))}
                >
                  {t(`colors.${color}`)}
                </MenuItem>
              ))}
            </Menu>
            <IconButton
              size="sm"
              label={t('ungroup')}
              icon={<Ungroup aria-hidden />}
              className="nodrag"
              onPress={() => editor.edit('group', (at) => deleteGroup(at, group))}
            />
          </>
        )}
        {isNear && (
          <IconButton
            size="sm"
            label={t('fold')}
            icon={<ChevronDown aria-hidden />}
            className="nodrag"
            onPress={() => toggleCollapsed(editor, group.key)}
          />
        )}
      </header>
    </section>
  );
}

export const FrameNodeView = memo(Frame, (a, b) => a.data === b.data && a.selected === b.selected);
