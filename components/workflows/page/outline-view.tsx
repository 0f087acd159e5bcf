'use client';

import { CornerDownRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { NodeIcon } from '@/components/workflows/editor/node-icon';
import { NodeMarks } from '@/components/workflows/editor/node-marks';
import { isOutlineKey, type OutlineRow, outlineOf, rowAfter } from '@/components/workflows/editor/outline';
import { keyHint } from '@/components/workflows/key-hint';

/**
 * The flow as a tree that can be read and edited by keyboard alone; what is chosen here is chosen on the canvas.
 * The commands (insert, delete, copy, connect) are the editor's own keys.
 */
export function OutlineView() {
  const t = useTranslations('workflows.outline');
  const { editor } = useEditorScope();
  const flow = flowOf(useDocument());
  const rows = useMemo(() => outlineOf(flow), [flow]);
  const tree = useRef<HTMLDivElement>(null);
  const current = useEditor((state) => state.current);
  const selection = useEditor((state) => state.selection);
  const standing = rows.find((row) => row.node === current && !row.isPointer) ?? rows[0];

  function go(row: OutlineRow | undefined) {
    if (!row) return;
    const key = row.node;
    editor.select([key], key);
    tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(key)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !standing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      editor.select([standing.node], standing.node);
      editor.set({ wanted: { node: standing.node, key: undefined } });
    } else if (isOutlineKey(event.key)) {
      event.preventDefault();
      go(rowAfter(event.key, rows, standing));
    }
  }

  if (rows.length === 0) return <p className="p-6 text-ink-muted">{t.rich('empty', keyHint)}</p>;
  return (
    <div className="size-full overflow-y-auto p-3">
      <div ref={tree} role="tree" aria-label={t('label')} onKeyDown={onKeyDown} className="mx-auto max-w-3xl">
        {rows.map((row) => (
          <Line
            key={row.id}
            row={row}
            isStanding={row === standing}
            isSelected={!row.isPointer && selection.has(row.node)}
            onChoose={() => go(row)}
          />
        ))}
      </div>
    </div>
  );
}

type LineProps = { row: OutlineRow; isStanding: boolean; isSelected: boolean; onChoose: () => void };

function Line({ row, isStanding, isSelected, onChoose }: LineProps) {
  const t = useTranslations('workflows.outline');
  const { index, marks, words } = useEditorScope();
  const node = flowOf(useDocument()).node(row.node);
  const read = () => marks.of(row.node);
  const mark = useSyncExternalStore(marks.subscribe, read, read);
  if (!node) return null;
  const block = index.blockOf(node);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it listens for keys
    <div
      role="treeitem"
      aria-level={row.level}
      aria-selected={isSelected}
      aria-label={[
        row.handle !== undefined && t('by', { handle: words.handle(row.handle) }),
        row.isPointer ? t('goesTo', { name: words.title(node) }) : words.title(node),
        !row.isPointer && words.summary(node),
        ...(row.isPointer ? [] : words.marks(mark)),
      ]
        .filter(Boolean)
        .join(', ')}
      data-node={row.isPointer ? undefined : row.node}
      tabIndex={isStanding ? 0 : -1}
      onClick={onChoose}
      style={{ paddingLeft: `${(row.level - 1) * 1.25 + 0.5}rem` }}
      className={classNames(
        'flex min-h-9 cursor-default items-center gap-2 rounded-md pr-2 [content-visibility:auto] hover:bg-hover',
        isSelected && 'bg-selected',
        mark.isDimmed && 'opacity-40',
      )}
    >
      {row.handle !== undefined && (
        <span className="shrink-0 rounded bg-sunken px-1.5 text-ink-muted text-xs">
          {words.handle(row.handle)}
        </span>
      )}
      {row.isPointer ? (
        <>
          <CornerDownRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <span className="text-ink-muted">{t('goesTo', { name: words.title(node) })}</span>
        </>
      ) : (
        <>
          <NodeIcon block={block} className="size-4 shrink-0 text-ink-muted" />
          <span className="shrink-0 font-medium">{words.title(node)}</span>
          <span className="min-w-0 flex-1 truncate text-ink-muted text-xs">{words.summary(node)}</span>
          <NodeMarks words={words} mark={mark} isNeverEmitted={block?.isNeverEmitted} />
        </>
      )}
    </div>
  );
}
