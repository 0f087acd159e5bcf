'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { DocumentEditor, EditingState } from './document-editor';

/** One step back, one step forward. */
export function UndoButtons<Content>({ editor }: { editor: DocumentEditor<Content, EditingState<Content>> }) {
  const t = useTranslations('editing');
  const canUndo = () => editor.state.history.past.length > 0;
  const canRedo = () => editor.state.history.future.length > 0;
  const isUndoable = useSyncExternalStore(editor.subscribe, canUndo, canUndo);
  const isRedoable = useSyncExternalStore(editor.subscribe, canRedo, canRedo);
  return (
    <>
      <IconButton
        label={t('undo')}
        icon={<Undo2 aria-hidden />}
        isDisabled={!isUndoable}
        onPress={() => editor.undo()}
      />
      <IconButton
        label={t('redo')}
        icon={<Redo2 aria-hidden />}
        isDisabled={!isRedoable}
        onPress={() => editor.redo()}
      />
    </>
  );
}
