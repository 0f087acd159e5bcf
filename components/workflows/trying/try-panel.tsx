'use client';

import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Select } from '@/components/ui/fields/select';
import type { useValidation } from '@/components/workflows/checks/use-validation';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import { RunSteps } from '@/components/workflows/runs/run-steps';
import type { ShownRun } from '@/components/workflows/runs/shown-run';
import { SourceField } from './source-field';
import { StepActions } from './step-actions';
import { changedField } from './test-body';
import { TestCases } from './test-cases';
import { isReady, type TestStart } from './test-set';
import type { Trying } from './use-trying';

type TryPanelProps = {
  trying: Trying;
  validation: ReturnType<typeof useValidation>;
  shown: ShownRun | undefined;
  onShow: (run: ShownRun | undefined) => void;
  onGo: (node: string) => void;
  onProblems: () => void;
};

/** Tries what is on the canvas, saved or not; what it would do is drawn and told step by step. */
export function TryPanel({ trying, validation, shown, onShow, onGo, onProblems }: TryPanelProps) {
  const t = useTranslations('workflows.try');
  const { editor, words } = useEditorScope();
  const document = useDocument();
  const flow = flowOf(document);
  const triggers = flow.nodes.filter(({ list, id }) => list === 'triggers' && id !== undefined);
  const [typed, setTyped] = useState<TestStart>();
  const start = typed ?? trying.tests.last ?? { trigger: undefined, source: { kind: 'contact', id: null } };
  // What was kept may name one that is gone.
  const triggerOf = ({ trigger: kept }: TestStart) => triggers.find(({ key }) => key === kept) ?? triggers[0];
  const trigger = triggerOf(start);

  async function run(from: TestStart) {
    const begun = { ...from, trigger: triggerOf(from)?.key };
    trying.change((set) => ({ ...set, last: begun }));
    const tried = editor.document;
    editor.endFresh();
    try {
      const { pasos, completado, inicia } = await trying.run(begun);
      const title = t(completado === false ? 'cut' : 'done');
      onShow({
        kind: 'test',
        title,
        steps: pasos ?? [],
        source: begun.source,
        starts: inicia,
        document: tried,
      });
    } catch {
      // Said below the button.
      onShow(undefined);
    }
  }

  if (trying.isMissing) return <NoTests validation={validation} onProblems={onProblems} />;
  return (
    <div className="space-y-4 p-4">
      <section className="space-y-2.5">
        <h2 className="font-semibold">{t('title')}</h2>
        <p className="text-ink-muted text-xs">{t('text')}</p>
        {triggers.length > 1 && (
          <Select
            label={t('trigger')}
            options={triggers.map((node) => ({ id: node.key, label: words.title(node) }))}
            value={trigger?.key ?? null}
            onChange={(key) => setTyped({ ...start, trigger: key })}
          />
        )}
        <SourceField
          type={trigger?.type ?? ''}
          changed={changedField(document, trigger?.key)}
          value={start.source}
          onChange={(source) => setTyped({ ...start, source })}
        />
        <FormError error={trying.error} />
        <Button
          variant="primary"
          icon={<Play aria-hidden />}
          isDisabled={!isReady(start.source) || triggers.length === 0}
          isPending={trying.isPending}
          onPress={() => void run(start)}
        >
          {t('run')}
        </Button>
        {triggers.length === 0 && <p className="text-ink-muted text-xs">{t('noTrigger')}</p>}
      </section>
      <TestCases
        trying={trying}
        start={{ ...start, trigger: trigger?.key }}
        onRun={(one) => {
          setTyped({ trigger: one.trigger, source: one.source });
          void run(one);
        }}
        onGo={onGo}
      />
      {shown?.kind === 'test' && (
        <section className="space-y-2">
          <div className="flex items-center justify-between gap-2">
            <h2 className="font-semibold">{shown.title}</h2>
            <Button size="sm" onPress={() => onShow(undefined)}>
              {t('hide')}
            </Button>
          </div>
          {shown.starts === false && (
            <p className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
              {t('doesNotStart')}
            </p>
          )}
          {shown.document !== document && <p className="text-ink-muted text-xs">{t('changedSince')}</p>}
          <RunSteps
            steps={shown.steps}
            onGo={onGo}
            actions={(step, node) => (
              <StepActions step={step} node={node} source={shown.source} trying={trying} />
            )}
          />
        </section>
      )}
    </div>
  );
}

/** What can be said of the workflow where the server cannot try it. */
function NoTests({ validation, onProblems }: Pick<TryPanelProps, 'validation' | 'onProblems'>) {
  const t = useTranslations('workflows.try');
  const errors = validation.findings.filter(({ level }) => level === 'error').length;
  const warnings = validation.findings.length - errors;
  return (
    <section className="space-y-2.5 p-4">
      <h2 className="font-semibold">{t('title')}</h2>
      <p className="text-ink-muted">{t('missing')}</p>
      {validation.isChecked && <p>{t('checked', { errors, warnings })}</p>}
      {validation.findings.length > 0 && <Button onPress={onProblems}>{t('problems')}</Button>}
    </section>
  );
}
