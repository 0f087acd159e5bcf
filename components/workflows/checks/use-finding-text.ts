'use client';

import { useWords } from '@/components/records/words';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { findingText } from './finding-text';
import type { Finding } from './findings';

/** Says findings of the document that is in the editor. */
export function useFindingText(): (finding: Finding) => string {
  const t = useWords('workflows');
  const { editor, index, words } = useEditorScope();
  return (finding) =>
    findingText(finding, {
      t,
      flow: flowOf(editor.document),
      blockOf: index.blockOf,
      titleOf: words.title,
      handleOf: words.handle,
    });
}
