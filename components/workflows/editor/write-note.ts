import { flushSync } from 'react-dom';
import type { WorkflowEditor } from './editor';
import { insertNote } from './editor-insert';
import { focusNote } from './focus-node';

/**
 * Puts the cursor into a note, a new one where none is named. The note is drawn before this returns: what is typed at
 * once is typed into it, and not on the button that was pressed, which a space would press again.
 */
export function writeNote(editor: WorkflowEditor, key?: string): void {
  flushSync(() => editor.set({ writing: key ?? insertNote(editor) }));
  focusNote(key ?? editor.state.writing!);
}
