'use client';

import { Braces, GitCompare, ListTree, Plus, Waypoints } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { SearchField } from '@/components/ui/fields/search-field';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { useEditorScope } from '@/components/workflows/editor/editor-context';

export type EditorMode = 'canvas' | 'outline' | 'changes' | 'json';

type EditorToolbarProps = {
  mode: EditorMode;
  onMode: (mode: EditorMode) => void;
  /** False where the graph cannot be read: then there is JSON alone. */
  canDraw: boolean;
  search: string;
  onSearch: (text: string) => void;
  matches: readonly string[] | undefined;
  searchField: RefObject<HTMLDivElement | null>;
  onInsert: () => void;
};

/** Which view of the document, the way to a new step, and the search in the flow. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { mode, onMode, canDraw, search, onSearch, matches, searchField, onInsert } = props;
  const t = useTranslations('workflows.editor');
  const { editor, isReadOnly } = useEditorScope();

  function goToNext() {
    if (!matches || matches.length === 0) return;
    const { current } = editor.state;
    const next = matches[(matches.indexOf(current ?? '') + 1) % matches.length]!;
    editor.select([next], next);
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b px-3 py-1.5">
      {canDraw && (
        <SegmentedControl
          label={t('view')}
          options={[
            { id: 'canvas', label: t('mode.canvas'), icon: <Waypoints aria-hidden /> },
            { id: 'outline', label: t('mode.outline'), icon: <ListTree aria-hidden /> },
            { id: 'changes', label: t('mode.changes'), icon: <GitCompare aria-hidden /> },
            { id: 'json', label: t('mode.json'), icon: <Braces aria-hidden /> },
          ]}
          value={mode}
          onChange={onMode}
          className="max-w-full overflow-x-auto"
        />
      )}
      {canDraw && !isReadOnly && (
        <Button icon={<Plus aria-hidden />} onPress={onInsert}>
          {t('insert')}
        </Button>
      )}
      {canDraw && (
        <div
          ref={searchField}
          className="ml-auto flex min-w-0 items-center gap-2 max-sm:min-w-44 max-sm:flex-1"
        >
          {matches && (
            <span role="status" className="text-ink-muted text-xs">
              {t('matches', { count: matches.length })}
            </span>
          )}
          <SearchField
            label={t('search')}
            placeholder={t('searchHint')}
            value={search}
            onChange={onSearch}
            onSubmit={goToNext}
            className="w-56 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1"
          />
        </div>
      )}
    </div>
  );
}
