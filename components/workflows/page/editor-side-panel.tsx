'use client';

import { useTranslations } from 'next-intl';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import type { Finding } from '@/components/workflows/checks/findings';
import { ProblemsPanel } from '@/components/workflows/checks/problems-panel';
import type { useValidation } from '@/components/workflows/checks/use-validation';
import { RunsPanel, type ShownRun } from '@/components/workflows/runs/runs-panel';
import { StepPanel } from '@/components/workflows/steps/step-panel';

export type EditorSide = 'step' | 'problems' | 'runs';

type EditorSidePanelProps = {
  side: EditorSide;
  onSide: (side: EditorSide) => void;
  validation: ReturnType<typeof useValidation>;
  onGo: (finding: Pick<Finding, 'node' | 'key'>) => void;
  run: ShownRun | undefined;
  onRun: (run: ShownRun | undefined) => void;
  onNode: (node: string) => void;
};

/** Beside the canvas: the chosen step, what is wrong, what ran. */
export function EditorSidePanel({
  side,
  onSide,
  validation,
  onGo,
  run,
  onRun,
  onNode,
}: EditorSidePanelProps) {
  const t = useTranslations('workflows.side');
  return (
    <aside
      aria-label={t('title')}
      className="flex min-h-0 w-full shrink-0 flex-col border-t bg-surface max-lg:h-1/2 lg:w-96 lg:border-t-0 lg:border-l"
    >
      <div className="border-b px-3 py-1.5">
        <SegmentedControl
          label={t('title')}
          options={[
            { id: 'step', label: t('step') },
            { id: 'problems', label: t('problems', { count: validation.findings.length }) },
            { id: 'runs', label: t('runs') },
          ]}
          value={side}
          onChange={onSide}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {side === 'step' && <StepPanel findings={validation.findings} />}
        {side === 'problems' && <ProblemsPanel validation={validation} onGo={onGo} />}
        {side === 'runs' && <RunsPanel shown={run} onShow={onRun} onGo={onNode} />}
      </div>
    </aside>
  );
}
