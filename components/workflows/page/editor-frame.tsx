'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { ConnectDialog } from '@/components/workflows/canvas/connect-dialog';
import type { Finding } from '@/components/workflows/checks/findings';
import { useRestedDocument } from '@/components/workflows/checks/use-rested-document';
import { useValidation } from '@/components/workflows/checks/use-validation';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusNode } from '@/components/workflows/editor/focus-node';
import { isInForce, type WorkflowRecord } from '@/components/workflows/records';
import type { ShownRun } from '@/components/workflows/runs/runs-panel';
import { ChangesLegend } from '@/components/workflows/save/changes-legend';
import { ChangesView } from '@/components/workflows/save/changes-view';
import { ConflictDialog } from '@/components/workflows/save/conflict-dialog';
import { useAutosave } from '@/components/workflows/save/use-autosave';
import { useDraft } from '@/components/workflows/save/use-draft';
import { useLeaveGuard } from '@/components/workflows/save/use-leave-guard';
import { useSaving } from '@/components/workflows/save/use-saving';
import { useStoredWatch } from '@/components/workflows/save/use-stored-watch';
import { StepPalette } from '@/components/workflows/steps/step-palette';
import { EditorBanners } from './editor-banners';
import { EditorHeader } from './editor-header';
import { type EditorSide, EditorSidePanel } from './editor-side-panel';
import { type EditorMode, EditorToolbar } from './editor-toolbar';
import { searchFlow } from './flow-search';
import { JsonView } from './json-view';
import { OutlineView } from './outline-view';
import { useEditorKeys } from './use-editor-keys';
import { useMarks } from './use-marks';

const FlowCanvas = dynamic(loadCanvas, {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
});

type EditorFrameProps = { initial: WorkflowRecord; blocksError: unknown; onRetryBlocks: () => void };

/** The editor's parts around one document: header, palette, canvas or another view of it, and the side panel. */
export function EditorFrame({ initial, blocksError, onRetryBlocks }: EditorFrameProps) {
  const t = useTranslations('workflows.editor');
  const { editor, index, isReadOnly } = useEditorScope();
  const problem = useEditor((state) => flowOf(state.history.present.document).problem);
  const [mode, setMode] = useState<EditorMode>(() => firstMode());
  const [side, setSide] = useState<EditorSide>('step');
  const [run, setRun] = useState<ShownRun>();
  const [marksChanges, setMarksChanges] = useState(false);
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLDivElement>(null);
  const palette = useEditor((state) => state.palette);
  const said = useEditor((state) => state.said);
  const wanted = useEditor((state) => state.wanted);

  const rested = useRestedDocument();
  const flow = flowOf(rested.document);
  const validation = useValidation(rested);
  const watch = useStoredWatch(initial);
  const draft = useDraft();
  const saving = useSaving(watch.record, validation);
  const isLive = isInForce(watch.record);
  useAutosave({
    isOn: !isLive && !isReadOnly && !saving.isPending && !saving.isUndecided && draft.offered === undefined,
    save: saving.autosave,
  });
  useLeaveGuard();
  const matches = useMemo(
    () => searchFlow(flow, index, validation.findings, search),
    [flow, index, validation.findings, search],
  );
  useMarks({
    document: rested.document,
    findings: validation.findings,
    steps: run?.steps,
    matches,
    showsChanges: marksChanges,
  });
  const { openPalette } = useEditorKeys({
    onSave: saving.save,
    onSearch: () => searchField.current?.querySelector('input')?.focus(),
  });
  useEffect(() => {
    if (wanted) setSide('step');
  }, [wanted]);

  function go({ node, key }: Pick<Finding, 'node' | 'key'>) {
    if (node === undefined || !editor.isNode(node)) return;
    editor.select([node], node);
    editor.set({ wanted: { node, key } });
  }

  function goTo(node: string) {
    editor.select([node], node);
    focusNode(node);
  }

  const shownMode: EditorMode = problem ? 'json' : mode;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <EditorHeader record={watch.record} saving={saving} validation={validation} />
      <EditorBanners
        draft={draft}
        watch={watch}
        saving={saving}
        isLive={isLive}
        blocksError={blocksError}
        onRetryBlocks={onRetryBlocks}
      />
      <EditorToolbar
        mode={shownMode}
        onMode={setMode}
        canDraw={problem === undefined}
        search={search}
        onSearch={setSearch}
        matches={matches}
        searchField={searchField}
        onInsert={openPalette}
      />
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <div className="relative min-h-72 min-w-0 flex-1 overflow-hidden bg-canvas">
          {shownMode === 'canvas' && <FlowCanvas />}
          {shownMode === 'outline' && <OutlineView />}
          {shownMode === 'changes' && (
            <ChangesView
              isMarked={marksChanges}
              onMark={setMarksChanges}
              onShow={(node) => {
                setMode('canvas');
                goTo(node);
              }}
            />
          )}
          {shownMode === 'json' && <JsonView />}
          {marksChanges && (shownMode === 'canvas' || shownMode === 'outline') && (
            <ChangesLegend onList={() => setMode('changes')} onClose={() => setMarksChanges(false)} />
          )}
          {palette && !isReadOnly && (
            <StepPalette
              key={JSON.stringify(palette)}
              blocksError={blocksError}
              onRetryBlocks={onRetryBlocks}
            />
          )}
        </div>
        <EditorSidePanel
          side={side}
          onSide={setSide}
          validation={validation}
          onGo={go}
          run={run}
          onRun={setRun}
          onNode={goTo}
        />
      </div>
      {saving.conflict && (
        <ConflictDialog
          theirs={saving.conflict}
          onClose={saving.closeConflict}
          onResolved={saving.saveResolved}
        />
      )}
      {!isReadOnly && <ConnectDialog />}
      <p role="status" aria-label={t('announcements')} className="sr-only">
        <span key={said.count}>{said.text}</span>
      </p>
    </div>
  );
}

function loadCanvas() {
  return import('@/components/workflows/canvas/flow-canvas');
}

/** Lets the canvas be on its way while the workflow is read. */
export function prepareCanvas(): void {
  if (firstMode() === 'canvas') void loadCanvas();
}

/** A phone is too small to draw on: it begins with the outline. */
function firstMode(): EditorMode {
  return typeof window !== 'undefined' && matchMedia('(max-width: 639px)').matches ? 'outline' : 'canvas';
}
