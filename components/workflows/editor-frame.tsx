'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { ChangesView } from './changes-view';
import { ConflictDialog } from './conflict-dialog';
import { flowOf } from './document-flow';
import { EditorBanners } from './editor-banners';
import { useDocument, useEditor, useEditorScope } from './editor-context';
import { EditorHeader } from './editor-header';
import { type EditorSide, EditorSidePanel } from './editor-side-panel';
import { type EditorMode, EditorToolbar } from './editor-toolbar';
import type { Finding } from './findings';
import { searchFlow } from './flow-search';
import { focusCard } from './focus-card';
import { JsonView } from './json-view';
import { OutlineView } from './outline-view';
import { isInForce, type WorkflowRecord } from './records';
import type { ShownRun } from './runs-panel';
import { StepPalette } from './step-palette';
import { useAutosave } from './use-autosave';
import { useDraft } from './use-draft';
import { useEditorKeys } from './use-editor-keys';
import { useLeaveGuard } from './use-leave-guard';
import { useMarks } from './use-marks';
import { useSaving } from './use-saving';
import { useStoredWatch } from './use-stored-watch';
import { useValidation } from './use-validation';

const FlowCanvas = dynamic(() => import('./flow-canvas'), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
});

type EditorFrameProps = { initial: WorkflowRecord; catalogError: unknown; onRetryCatalog: () => void };

/** The editor's parts around one document: header, palette, canvas or another view of it, and the side panel. */
export function EditorFrame({ initial, catalogError, onRetryCatalog }: EditorFrameProps) {
  const t = useTranslations('workflows.editor');
  const { editor, index, isReadOnly } = useEditorScope();
  const document = useDocument();
  const flow = flowOf(document);
  const [mode, setMode] = useState<EditorMode>(() => firstMode());
  const [side, setSide] = useState<EditorSide>('step');
  const [run, setRun] = useState<ShownRun>();
  const [marksChanges, setMarksChanges] = useState(false);
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLDivElement>(null);
  const palette = useEditor((state) => state.palette);
  const said = useEditor((state) => state.said);
  const wanted = useEditor((state) => state.wanted);

  const validation = useValidation();
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
  useMarks({ findings: validation.findings, steps: run?.steps, matches, showsChanges: marksChanges });
  const { openPalette } = useEditorKeys({
    onSave: saving.save,
    onSearch: () => searchField.current?.querySelector('input')?.focus(),
  });
  useEffect(() => {
    if (wanted) setSide('step');
  }, [wanted]);

  function go({ card, key }: Pick<Finding, 'card' | 'key'>) {
    if (card === undefined || !flow.card(card)) return;
    editor.select([card], card);
    editor.set({ wanted: { card, key } });
  }

  const shownMode: EditorMode = flow.problem ? 'json' : mode;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <EditorHeader record={watch.record} saving={saving} validation={validation} />
      <EditorBanners
        draft={draft}
        watch={watch}
        saving={saving}
        isLive={isLive}
        catalogError={catalogError}
        onRetryCatalog={onRetryCatalog}
      />
      <EditorToolbar
        mode={shownMode}
        onMode={setMode}
        canDraw={flow.problem === undefined}
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
          {shownMode === 'changes' && <ChangesView isMarked={marksChanges} onMark={setMarksChanges} />}
          {shownMode === 'json' && <JsonView />}
          {palette && !isReadOnly && <StepPalette key={JSON.stringify(palette)} />}
        </div>
        <EditorSidePanel
          side={side}
          onSide={setSide}
          validation={validation}
          onGo={go}
          run={run}
          onRun={setRun}
          onCard={(card) => {
            editor.select([card], card);
            focusCard(card);
          }}
        />
      </div>
      {saving.conflict && (
        <ConflictDialog
          theirs={saving.conflict}
          onClose={saving.closeConflict}
          onResolved={saving.saveResolved}
        />
      )}
      <p role="status" aria-label={t('announcements')} className="sr-only">
        <span key={said.count}>{said.text}</span>
      </p>
    </div>
  );
}

/** A phone is too small to draw on: it begins with the outline. */
function firstMode(): EditorMode {
  return typeof window !== 'undefined' && matchMedia('(max-width: 639px)').matches ? 'outline' : 'canvas';
}
