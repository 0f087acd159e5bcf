'use client';

import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PartValue } from '@/components/editing/part-value';
import { Disclosure } from '@/components/ui/disclosure';
import { keyLabel } from '@/components/workflows/blocks/readable';
import type { FlowNode } from '@/components/workflows/document/document-flow';
import { textOfField } from '@/components/workflows/document/field-changes';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { RunStepRecord } from '@/components/workflows/records';
import { rawOf } from '@/lib/api/tolerant';
import type { Json } from '@/lib/contract/scalars';
import { FieldLabel } from './field-label';
import { factsOf, type StepComparison } from './step-facts';

/** What steps say that they did, by the names that have words. */
const named = [
  ...(['motivo', 'hasta', 'tag_id', 'tag_name', 'contacto_id', 'deal_id', 'task_id'] as const),
  ...(['appointment_id', 'creado', 'quitada', 'campo', 'clave', 'valor', 'porcentaje'] as const),
];

type StepDetailsProps = { step: RunStepRecord; node: FlowNode | undefined };

/** What went into a step, what was compared, and what came out. */
export function StepDetails({ step, node }: StepDetailsProps) {
  const t = useTranslations('workflows.runs');
  const outputs = useTranslations('workflows.runs.outputOf');
  const { index } = useEditorScope();
  const keys = (node && index.blockOf(node)?.keys) ?? [];
  const { inputs, comparisons, values, outputs: came } = factsOf(step, node);
  const labelOf = (key: string) => keyLabel(keys.find((one) => one.key === key) ?? { key, label: undefined });
  const isPath = (key: string) => keys.some((one) => one.key === key && one.type === 'field');
  const outputOf = (key: string) => {
    const known = named.find((one) => one === key);
    return known ? outputs(known) : keyLabel({ key, label: undefined });
  };
  return (
    <div className="mt-2 space-y-2 text-xs">
      {inputs.length > 0 && (
        <Rows title={t('input')}>
          {inputs.map(({ key, value, template }) => (
            <Row key={key} label={labelOf(key)}>
              {isPath(key) && typeof value === 'string' ? <FieldLabel path={value} /> : <Value of={value} />}
              {template !== undefined && (
                <span className="mt-0.5 block break-words font-mono text-ink-muted">
                  {textOfField(template)}
                </span>
              )}
            </Row>
          ))}
        </Rows>
      )}
      {comparisons.length > 0 && (
        <Rows title={t('compared')}>
          {comparisons.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no names
            <Comparison key={place} of={one} />
          ))}
        </Rows>
      )}
      {values.length > 0 && comparisons.length === 0 && (
        <Rows title={t('read')}>
          {values.map(([path, value]) => (
            <Row key={path} label={<FieldLabel path={path} />}>
              <Value of={value} />
            </Row>
          ))}
        </Rows>
      )}
      {came.length > 0 && (
        <Rows title={t('output')}>
          {came.map(([key, value]) => (
            <Row key={key} label={outputOf(key)}>
              {(key === 'campo' || key === 'clave') && typeof value === 'string' ? (
                <FieldLabel path={value} />
              ) : (
                <Value of={value} />
              )}
            </Row>
          ))}
        </Rows>
      )}
      <Disclosure title={t('json')} isLazy>
        <div className="space-y-2">
          <PartValue label={t('input')} value={rawOf(step.entrada) as Json} none="" />
          <PartValue label={t('output')} value={rawOf(step.detalle) as Json} none="" />
        </div>
      </Disclosure>
    </div>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-medium text-ink-muted">{title}</h3>
      <dl className="divide-y rounded-md border">{children}</dl>
    </section>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2 px-2 py-1">
      <dt className="break-words text-ink-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Value({ of }: { of: Json | undefined }): ReactNode {
  const t = useTranslations('workflows.runs');
  const text = typeof of === 'boolean' ? t(of ? 'yes' : 'no') : textOfField(of);
  return text === '' ? <span className="text-ink-muted">{t('empty')}</span> : text;
}

/** Amount greater than 5: it was 3. */
function Comparison({ of: { field, operator, wanted, actual, isMet } }: { of: StepComparison }) {
  const t = useTranslations('workflows.runs');
  const { index } = useEditorScope();
  const word = index.operators.find((one) => one.operator === operator);
  const said = word?.label ?? word?.description ?? textOfField(operator).replaceAll('_', ' ');
  const Icon = isMet ? Check : X;
  return (
    <div className="flex items-start gap-2 px-2 py-1">
      {isMet !== undefined && (
        <Icon
          role="img"
          aria-label={t(isMet ? 'met' : 'notMet')}
          className={`mt-0.5 size-3.5 shrink-0 ${isMet ? 'text-success-ink' : 'text-danger-ink'}`}
        />
      )}
      <dt className="min-w-0 flex-1 break-words">
        <FieldLabel path={textOfField(field)} isInline /> {said}{' '}
        {word?.takesValue !== false && <span className="font-medium">{textOfField(wanted)}</span>}
      </dt>
      <dd className="min-w-0 max-w-1/2 break-words">
        <span className="text-ink-muted">{t('was')}</span> <Value of={actual} />
      </dd>
    </div>
  );
}
