'use client';

import { useUnloadGuard } from '@/components/ui/use-unload-guard';
import type { DocumentEditor, EditingState } from './document-editor';

/** The browser asks before the page goes while something is not saved or not applied; the draft is kept in any case. */
export function useLeaveGuard<Content>(editor: DocumentEditor<Content, EditingState<Content>>) {
  useUnloadGuard(() => editor.isUnkept);
}
