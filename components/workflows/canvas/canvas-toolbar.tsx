'use client';

import { Panel, useReactFlow, useStoreApi } from '@xyflow/react';
import {
  AlignCenterVertical,
  Focus,
  Group,
  LayoutGrid,
  Maximize,
  StickyNote,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useShortcut } from '@/components/commands/shortcuts';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { mayHoldGroups } from '@/components/workflows/document/document-groups';
import { mayHoldNotes } from '@/components/workflows/document/document-notes';
import { type Alignment, alignChosen } from '@/components/workflows/editor/editor-arrange';
import { groupChosen } from '@/components/workflows/editor/editor-commands';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusGroup } from '@/components/workflows/editor/focus-node';
import { writeNote } from '@/components/workflows/editor/write-note';
import { boundsOf, viewOf } from './canvas-bounds';
import type { CanvasNode } from './canvas-node';
import { useTidyUp } from './use-tidy-up';

const alignments: readonly Alignment[] = ['left', 'center', 'right', 'top', 'spread'];

type CanvasToolbarProps = {
  nodes: readonly CanvasNode[];
  onTidy: (isAnimated: boolean) => void;
};

/** View and layout, at the lower edge of the canvas. */
export function CanvasToolbar({ nodes, onTidy }: CanvasToolbarProps) {
  const t = useTranslations('workflows.canvas');
  const { editor, isReadOnly } = useEditorScope();
  const { zoomIn, zoomOut, setViewport } = useReactFlow();
  const store = useStoreApi();
  const { tidyUp, isTidying } = useTidyUp();
  const chosen = useEditor((state) => state.selection);
  const holdsGroups = useEditor((state) => mayHoldGroups(state.history.present.document));
  const holdsNotes = useEditor((state) => mayHoldNotes(state.history.present.document));

  function tidy() {
    onTidy(true);
    tidyUp();
    setTimeout(() => onTidy(false), 1_000);
  }
  function show(shown: readonly CanvasNode[], mostZoom: number) {
    const bounds = boundsOf(shown);
    if (bounds) void setViewport(viewOf(bounds, store.getState(), mostZoom));
  }
  const fit = () => show(nodes, 1);
  const fitChosen = () =>
    show(
      nodes.filter(({ id }) => editor.state.selection.has(id)),
      1.25,
    );
  useShortcut('0', t('fit'), fit);
  useShortcut('9', t('fitSelection'), fitChosen);
  useShortcut('t', t('tidy'), () => !isReadOnly && tidy());

  return (
    <Panel position="bottom-left" className="flex gap-0.5 rounded-lg border bg-raised p-0.5">
      <IconButton size="sm" label={t('zoomIn')} icon={<ZoomIn aria-hidden />} onPress={() => void zoomIn()} />
      <IconButton
        size="sm"
        label={t('zoomOut')}
        icon={<ZoomOut aria-hidden />}
        onPress={() => void zoomOut()}
      />
      <IconButton size="sm" label={t('fit')} icon={<Maximize aria-hidden />} onPress={fit} />
      <IconButton
        size="sm"
        label={t('fitSelection')}
        icon={<Focus aria-hidden />}
        isDisabled={chosen.size === 0}
        onPress={fitChosen}
      />
      {!isReadOnly && (
        <>
          <IconButton
            size="sm"
            label={t('tidy')}
            icon={<LayoutGrid aria-hidden />}
            isPending={isTidying}
            onPress={tidy}
          />
          <Menu
            label={t('align')}
            placement="top start"
            trigger={
              <IconButton
                size="sm"
                label={t('align')}
                icon={<AlignCenterVertical aria-hidden />}
                isDisabled={chosen.size < 2}
              />
            }
          >
            {alignments.map((alignment) => (
              <MenuItem key={alignment} onAction={() => alignChosen(editor, alignment)}>
                {t(`alignment.${alignment}`)}
              </MenuItem>
            ))}
          </Menu>
          {holdsGroups && (
            <IconButton
              size="sm"
              label={t('group')}
              icon={<Group aria-hidden />}
              isDisabled={chosen.size === 0}
              onPress={() => {
                const key = groupChosen(editor);
                if (key) focusGroup(key);
              }}
            />
          )}
          {holdsNotes && (
            <IconButton
              size="sm"
              label={t('note')}
              icon={<StickyNote aria-hidden />}
              onPress={() => writeNote(editor)}
            />
          )}
        </>
      )}
    </Panel>
  );
}
