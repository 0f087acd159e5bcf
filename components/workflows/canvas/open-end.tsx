'use client';

import { Plus } from 'lucide-react';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { useCanvasWords } from './canvas-words';

type OpenEndProps = {
  node: string;
  title: string;
  handle: string | undefined;
  /** Where its handle is, as a share of the node's width. */
  at: number;
  /** The branch's name stands between the handle and the +. */
  isNamed: boolean;
};

/** The + below an output that leads nowhere. The keyboard's way is the palette key with the node chosen. */
export function OpenEnd({ node, title, handle, at, isNamed }: OpenEndProps) {
  const { editor, words } = useEditorScope();
  const { append } = useCanvasWords();
  return (
    <button
      type="button"
      tabIndex={-1}
      data-append={handle ?? ''}
      aria-label={append(title, isNamed ? words.handle(handle) : undefined)}
      onClick={(event) => {
        event.stopPropagation();
        editor.set({ palette: { kind: 'handle', source: node, handle } });
      }}
      className={`flow-append nodrag nopan ${isNamed ? 'is-named' : ''}`}
      style={{ left: `${at * 100}%` }}
    >
      <Plus aria-hidden className="size-3" />
    </button>
  );
}
