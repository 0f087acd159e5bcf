'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { handlesOn } from '@/components/workflows/blocks/block-index';
import { flowOf } from '@/components/workflows/document/document-flow';
import type { PaletteTarget } from '@/components/workflows/editor/editor';
import { useEditorScope } from '@/components/workflows/editor/editor-context';

/** A row of buttons above the list. Enter on one presses it: without this the palette would add its marked block. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
      className="flex flex-wrap gap-1 border-b px-2 py-1.5 text-xs"
    >
      {children}
    </fieldset>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="h-6 rounded px-2 text-ink-muted hover:bg-hover aria-pressed:bg-selected aria-pressed:text-accent-ink"
    >
      {children}
    </button>
  );
}

/** By which of its branches the block comes behind a node: without a mouse there is no + on their connections. */
export function HandleChoice({ target }: { target: Extract<PaletteTarget, { kind: 'handle' }> }) {
  const t = useTranslations('workflows.palette');
  const { editor, index, words } = useEditorScope();
  const handles = handlesOn(index, flowOf(editor.document), target.source);
  if (handles.length < 2) return null;
  return (
    <Choices label={t('handle')}>
      {handles.map((handle) => (
        <Choice
          key={handle ?? ''}
          isChosen={handle === target.handle}
          onChoose={() => editor.set({ palette: { ...target, handle } })}
        >
          {words.handle(handle)}
        </Choice>
      ))}
    </Choices>
  );
}
