'use client';

import { useTranslations } from 'next-intl';
import { useCan } from '@/components/session/session-context';
import { classNames } from '@/components/ui/class-names';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import type { Finding } from '@/components/workflows/checks/findings';
import { ProblemsPanel } from '@/components/workflows/checks/problems-panel';
import type { useValidation } from '@/components/workflows/checks/use-validation';
import type { NodeCount } from '@/components/workflows/runs/run-counts';
import { RunsPanel } from '@/components/workflows/runs/runs-panel';
import type { ShownRun } from '@/components/workflows/runs/shown-run';
import { StepPanel } from '@/components/workflows/steps/step-panel';
import { useMessageWidth } from '@/components/workflows/steps/use-preview-side';
import { StepActions } from '@/components/workflows/trying/step-actions';
import { TryPanel } from '@/components/workflows/trying/try-panel';
import type { Trying } from '@/components/workflows/trying/use-trying';
import { testWorkflow } from '@/lib/api/contract/workflow-runs';

export type EditorSide = 'step' | 'problems' | 'try' | 'runs';

type EditorSidePanelProps = {
  side: EditorSide;
  onSide: (side: EditorSide) => void;
  validation: ReturnType<typeof useValidation>;
  /** Of what it found what is said beside fields. */
  told: readonly Finding[];
  onGo: (finding: Pick<Finding, 'node' | 'key'>) => void;
  run: ShownRun | undefined;
  onRun: (run: ShownRun | undefined) => void;
  onNode: (node: string) => void;
  trying: Trying;
  /** Of runs, as the canvas shows them. */
  counts: ReadonlyMap<string, NodeCount> | undefined;
  onCounts: (counts: ReadonlyMap<string, NodeCount> | undefined) => void;
};

/** Beside the canvas: the chosen step, what is wrong, what it would do, what ran. */
export function EditorSidePanel(props: EditorSidePanelProps) {
  const { side, onSide, validation, told, onGo, run, onRun, onNode, trying, counts, onCounts } = props;
  const t = useTranslations('workflows.side');
  const width = useMessageWidth(side === 'step');
  const mayTry = useCan(testWorkflow);
  return (
    <aside
      aria-label={t('title')}
      className={classNames(
        'flex min-h-0 w-full shrink-0 flex-col border-t bg-surface max-lg:h-1/2 lg:w-96 lg:border-t-0 lg:border-l',
        width,
      )}
    >
      <div className="border-b px-3 py-1.5">
        <SegmentedControl
          label={t('title')}
          options={[
            { id: 'step', label: t('step') },
            { id: 'problems', label: t('problems', { count: validation.findings.length }) },
            ...(mayTry ? [{ id: 'try' as const, label: t('try') }] : []),
            { id: 'runs', label: t('runs') },
          ]}
          value={side}
          onChange={onSide}
        />
      </div>
      <div className="@container min-h-0 flex-1 overflow-y-auto">
        {side === 'step' && <StepPanel findings={told} />}
        {side === 'problems' && <ProblemsPanel validation={validation} onGo={onGo} />}
        {side === 'try' && (
          <TryPanel
            trying={trying}
            validation={validation}
            shown={run}
            onShow={onRun}
            onGo={onNode}
            onProblems={() => onSide('problems')}
          />
        )}
        {side === 'runs' && (
          <RunsPanel
            shown={run}
            onShow={onRun}
            onGo={onNode}
            stepActions={(step, node, { source }) =>
              mayTry &&
              !trying.isMissing && <StepActions step={step} node={node} source={source} trying={trying} />
            }
            onCounts={onCounts}
            isCounting={counts !== undefined}
          />
        )}
      </div>
    </aside>
  );
}
