'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWords } from '@/components/records/words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { toastError } from '@/components/ui/overlays/toast';
import { flowOf } from '@/components/workflows/document/document-flow';
import { useDocument, useEditorScope } from '@/components/workflows/editor/editor-context';
import { useRunWords } from '@/components/workflows/editor/use-run-words';
import type { RunStepRecord } from '@/components/workflows/records';
import type { TestSource } from '@/components/workflows/runs/shown-run';
import { StepDetails } from '@/components/workflows/runs/step-details';
import { fieldName } from '@/components/workflows/sentences/speech';
import { isMissingExtension } from '@/lib/api/api-error';
import { rawOf } from '@/lib/api/tolerant';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import { textOfValue, typedValue } from './test-body';
import { withPin } from './test-set';
import type { Trying } from './use-trying';

type StepActionsProps = {
  step: RunStepRecord;
  node: string;
  source: TestSource | undefined;
  trying: Trying;
};

/** What can be done with a step of a run that is shown: pin what came out, or try it alone with what it read. */
export function StepActions({ step, node, source, trying }: StepActionsProps) {
  const t = useTranslations('workflows.try');
  const [isAlone, setIsAlone] = useState(false);
  const isPinned = Object.hasOwn(trying.tests.pins, node);
  const detalle = rawOf(step.detalle) as Json | undefined;

  function pin() {
    const { fijado: _, ...output } = isJsonObject(detalle) ? detalle : {};
    const pinned = { salida: step.salida ?? null, detalle: output };
    trying.change((set) => withPin(set, node, isPinned ? undefined : pinned));
  }

  return (
    <>
      <Button size="sm" onPress={pin}>
        {t(isPinned ? 'unpin' : 'pin')}
      </Button>
      {source && (
        <Button size="sm" aria-expanded={isAlone} onPress={() => setIsAlone(!isAlone)}>
          {t('alone')}
        </Button>
      )}
      {source && isAlone && <StepAlone step={step} node={node} source={source} trying={trying} />}
    </>
  );
}

function StepAlone({ step, node, source, trying }: StepActionsProps & { source: TestSource }) {
  const t = useTranslations('workflows.try');
  const all = useWords('workflows');
  const status = useRunWords();
  const { words } = useEditorScope();
  const flowNode = flowOf(useDocument()).node(node);
  const read = rawOf(step.valores) as Json | undefined;
  const values = isJsonObject(read) ? Object.entries(read) : [];
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [result, setResult] = useState<RunStepRecord>();
  const [error, setError] = useState<unknown>();
  const [isPending, setIsPending] = useState(false);

  async function run() {
    setError(undefined);
    setIsPending(true);
    const given = values.map(([path, value]) => {
      const text = typed.get(path);
      return [path, text === undefined ? value : typedValue(value, text)] as const;
    });
    try {
      const { pasos } = await trying.runAlone(source, { node, values: Object.fromEntries(given) });
      setResult(pasos?.[0]);
    } catch (cause) {
      // What a server cannot do at all goes from the page, and what it says with it.
      if (isMissingExtension(cause)) toastError(t('missing'));
      else setError(cause);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <div className="mt-1 w-full space-y-2 rounded-md bg-sunken p-2.5">
      <p className="text-ink-muted text-xs">{t(values.length > 0 ? 'aloneText' : 'aloneNothing')}</p>
      {values.map(([path, value]) => (
        <TextField
          key={path}
          label={fieldName(path, { t: all })}
          description={<code className="font-mono">{path}</code>}
          value={typed.get(path) ?? textOfValue(value)}
          onChange={(text) => setTyped(new Map(typed).set(path, text))}
        />
      ))}
      <FormError error={error} />
      <Button size="sm" variant="primary" isPending={isPending} onPress={() => void run()}>
        {t('runAlone')}
      </Button>
      {result && (
        <div role="status" className="space-y-1.5">
          <p className="flex items-center gap-2">
            <Badge tone={status.tone(result.status)}>{status.word(result.status)}</Badge>
            {result.salida && <span className="text-xs">{words.handle(result.salida)}</span>}
          </p>
          {result.error && <p className="text-danger-ink text-xs">{result.error}</p>}
          <StepDetails step={result} node={flowNode} />
        </div>
      )}
    </div>
  );
}
