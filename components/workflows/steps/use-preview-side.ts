'use client';

import { useKept } from '@/components/ui/use-kept';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { messageOf } from '@/components/workflows/values/message';

/** Where this browser shows the preview of a message: '' leaves it to the width of the window. */
export function usePreviewSide(): ['' | 'beside' | 'below', (side: 'beside' | 'below') => void] {
  const [kept, keep] = useKept('workflows.preview');
  return [kept === 'beside' || kept === 'below' ? kept : '', keep];
}

const widths = { '': '2xl:w-[44rem]', beside: 'lg:w-[44rem] lg:max-w-[60%]', below: '' };

/** The width of the side panel while a message is written in it, for its preview to stand beside it. */
export function useMessageWidth(isStep: boolean): string {
  const { index } = useEditorScope();
  const [side] = usePreviewSide();
  const isMessage = useEditor(({ selection, history }) => {
    if (!isStep || selection.size !== 1) return false;
    const [key] = selection;
    const node = flowOf(history.present.document).node(key!);
    const block = node && index.blockOf(node);
    return block !== undefined && messageOf(node!, block) !== undefined;
  });
  return isMessage ? widths[side] : '';
}
