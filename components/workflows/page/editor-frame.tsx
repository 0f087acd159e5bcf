'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAutosave } from '@/components/editing/use-autosave';
import { useDraft } from '@/components/editing/use-draft';
import { useLeaveGuard } from '@/components/editing/use-leave-guard';
import { useStoredWatch } from '@/components/editing/use-stored-watch';
import { useAddress } from '@/components/records/list/use-address';
import { useTarget } from '@/components/session/session-context';
import { Skeleton } from '@/components/ui/skeleton';
import { ConnectDialog } from '@/components/workflows/canvas/connect-dialog';
import type { Finding } from '@/components/workflows/checks/findings';
import { useRestedDocument } from '@/components/workflows/checks/use-rested-document';
import { useToldFindings } from '@/components/workflows/checks/use-told-findings';
import { useValidation } from '@/components/workflows/checks/use-validation';
import { flowOf } from '@/components/workflows/document/document-flow';
import { mergeBoth } from '@/components/workflows/document/document-merge';
import { contentOf } from '@/components/workflows/document/stored-document';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusNode } from '@/components/workflows/editor/focus-node';
import { isInForce, type WorkflowRecord } from '@/components/workflows/records';
import type { NodeCount } from '@/components/workflows/runs/run-counts';
import { runsAddress } from '@/components/workflows/runs/runs-address';
import type { ShownRun } from '@/components/workflows/runs/shown-run';
import { ChangesLegend } from '@/components/workflows/save/changes-legend';
import { ConflictDialog } from '@/components/workflows/save/conflict-dialog';
import { drafts } from '@/components/workflows/save/drafts';
import { useSaving } from '@/components/workflows/save/use-saving';
import { StepPalette } from '@/components/workflows/steps/step-palette';
import { useTrying } from '@/components/workflows/trying/use-trying';
import { getWorkflow } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { ComparisonView } from './comparison-view';
import { EditorBanners } from './editor-banners';
import { EditorHeader } from './editor-header';
import { type EditorSide, EditorSidePanel } from './editor-side-panel';
import { type EditorMode, EditorToolbar } from './editor-toolbar';
import { searchFlow } from './flow-search';
import { JsonView } from './json-view';
import { OutlineView } from './outline-view';
import { useComparison } from './use-comparison';
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
  const { editor, index, workflowId, isReadOnly } = useEditorScope();
  const problem = useEditor((state) => flowOf(state.history.present.document).problem);
  const [mode, setMode] = useState<EditorMode>(() => firstMode());
  const { values } = useAddress(runsAddress);
  const [side, setSide] = useState<EditorSide>(values.side || 'step');
  const [run, setRun] = useState<ShownRun>();
  const [counts, setCounts] = useState<ReadonlyMap<string, NodeCount>>();
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLDivElement>(null);
  const palette = useEditor((state) => state.palette);
  const said = useEditor((state) => state.said);
  const wanted = useEditor((state) => state.wanted);

  const rested = useRestedDocument();
  const flow = flowOf(rested.document);
  const validation = useValidation(rested);
  const asked = queryOf(getWorkflow, { path: { wf_id: workflowId } }, { ...useTarget(), isNow: true });
  const watch = useStoredWatch({ editor, kind: 'workflow', id: workflowId, initial, asked, contentOf });
  const draft = useDraft({ editor, drafts, id: workflowId, isReadOnly, merge: mergeBoth });
  const saving = useSaving(watch.record, validation);
  const isLive = isInForce(watch.record);
  useAutosave(editor, {
    isOn: !isLive && !isReadOnly && !saving.isPending && !saving.isUndecided,
    save: saving.autosave,
  });
  useLeaveGuard(editor);
  const trying = useTrying();
  const told = useToldFindings(validation.findings, rested.document);
  const comparison = useComparison(watch.record, { isOpen: mode === 'changes' });
  const compared = comparison.isMarked ? comparison.base : undefined;
  const matches = useMemo(
    () => searchFlow(flow, index, validation.findings, search),
    [flow, index, validation.findings, search],
  );
  useMarks({
    document: rested.document,
    findings: told,
    steps: run?.steps,
    matches,
    counts,
    base: compared,
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
    editor.endFresh();
    editor.set({ wanted: { node, key } });
  }

  function goTo(node: string) {
    editor.select([node], node);
    focusNode(node);
  }

  const shownMode: EditorMode = problem ? 'json' : mode;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <EditorHeader record={watch.record} saving={saving} validation={validation} isKept={draft.isKept} />
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
          {shownMode === 'canvas' && <FlowCanvas compared={compared} />}
          {shownMode === 'outline' && <OutlineView />}
          {shownMode === 'changes' && (
            <ComparisonView
              comparison={comparison}
              onShow={(node) => {
                setMode('canvas');
                goTo(node);
              }}
            />
          )}
          {shownMode === 'json' && <JsonView />}
          {compared && (shownMode === 'canvas' || shownMode === 'outline') && (
            <ChangesLegend
              base={compared}
              onList={() => setMode('changes')}
              onClose={() => comparison.mark(false)}
            />
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
          told={told}
          onGo={go}
          run={run}
          onRun={setRun}
          onNode={goTo}
          trying={trying}
          counts={counts}
          onCounts={setCounts}
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
  if (typeof window !== 'undefined' && firstMode() === 'canvas') void loadCanvas();
}

/** A phone is too small to draw on: it begins with the outline. */
function firstMode(): EditorMode {
  return typeof window !== 'undefined' && matchMedia('(max-width: 639px)').matches ? 'outline' : 'canvas';
}
