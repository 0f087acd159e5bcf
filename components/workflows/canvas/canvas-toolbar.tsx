'use client';

import { Panel, useReactFlow } from '@xyflow/react';
import { AlignCenterVertical, Focus, LayoutGrid, Maximize, StickyNote, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useShortcut } from '@/components/commands/shortcuts';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { mayHoldNotes } from '@/components/workflows/document/document-notes';
import { type Alignment, alignChosen } from '@/components/workflows/editor/editor-arrange';
import { insertNote } from '@/components/workflows/editor/editor-commands';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusNote } from '@/components/workflows/editor/focus-node';
import { useTidyUp } from './use-tidy-up';

const alignments: readonly Alignment[] = ['left', 'center', 'right', 'top', 'spread'];

/** View and layout, at the lower edge of the canvas. */
export function CanvasToolbar({ onTidy }: { onTidy: (isAnimated: boolean) => void }) {
  const t = useTranslations('workflows.canvas');
  const { editor, isReadOnly } = useEditorScope();
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const { tidyUp, isTidying } = useTidyUp();
  const chosen = useEditor((state) => state.selection);
  const holdsNotes = useEditor((state) => mayHoldNotes(state.history.present.document));

  function tidy() {
    onTidy(true);
    tidyUp();
    setTimeout(() => onTidy(false), 1_000);
  }
  const fit = () => void fitView({ padding: 0.15, maxZoom: 1 });
  const fitChosen = () =>
    void fitView({ nodes: [...editor.state.selection].map((id) => ({ id })), padding: 0.3, maxZoom: 1.25 });
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
          {holdsNotes && (
            <IconButton
              size="sm"
              label={t('note')}
              icon={<StickyNote aria-hidden />}
              onPress={() => focusNote(insertNote(editor))}
            />
          )}
        </>
      )}
    </Panel>
  );
}
