'use client';

import { TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { titleOf } from '@/components/forms/checks/problem';
import type { FieldView } from '@/components/forms/document/fields';
import {
  type ConditionView,
  conditionsOf,
  fieldNamed,
  modeOf,
  setCondition,
  setMode,
} from '@/components/forms/document/rules';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { Select } from '@/components/ui/fields/select';
import { IconButton } from '@/components/ui/icon-button';
import { conditionModes } from '@/lib/api/contract/form-extensions';
import type { Condition } from '@/lib/contract/form-extensions';
import { operatorsOf, takesValue } from '@/lib/rules/forms/logic';
import { withField, withOperator, withValue } from './condition-edits';
import { ConditionValue } from './condition-value';
import { useRuleWords } from './use-rule-words';

type ConditionRowProps = {
  field: FieldView;
  condition: ConditionView;
  /** What may be compared with. */
  earlier: readonly FieldView[];
};

/** One comparison of the sentence. A half-written one, or one that cannot be run, is marked and ignored. */
export function ConditionRow({ field, condition, earlier }: ConditionRowProps) {
  const t = useTranslations('forms.logic');
  const { editor, isReadOnly } = useFormScope();
  const document = useFormEditor((state) => state.rested);
  const words = useRuleWords();
  const { index, campo, operador, isWhole } = condition;
  const other = fieldNamed(document, campo);
  const number = index + 1;
  const known = other ? operatorsOf(other.tipo) : [];
  const operators = operador && !known.includes(operador) ? [...known, operador] : known;
  const flaw = flawOf(condition, field, other);

  const set = (next: Parameters<typeof setCondition>[3], group?: string) =>
    editor.edit('rule', (at) => setCondition(at, field.key, index, next), group);

  const fields = earlier.map((one) => ({ id: one.key, label: titleOf(one) }));
  const isOffered = other === undefined ? campo === '' : earlier.includes(other);
  const shown = isOffered
    ? fields
    : [...fields, { id: other?.key ?? campo, label: other ? titleOf(other) : campo }];

  return (
    <fieldset data-part={`mostrar_si_${index}`} className="space-y-1.5 rounded-md border bg-sunken/40 p-2">
      <legend className="sr-only">{words.part(document, condition) ?? t('condition', { number })}</legend>
      <div className="flex items-center gap-1.5">
        <Join field={field} index={index} />
        <Select
          label={t('field', { number })}
          isLabelHidden
          className="min-w-0 flex-1"
          options={shown}
          value={campo === '' ? null : (other?.key ?? campo)}
          placeholder={t('chooseField')}
          isDisabled={isReadOnly}
          onChange={(key) => {
            const chosen = earlier.find((one) => one.key === key);
            if (chosen) set(withField(condition, chosen));
          }}
        />
        {!isReadOnly && (
          <IconButton
            size="sm"
            label={t('remove', { number })}
            icon={<X aria-hidden />}
            onPress={() => {
              set(undefined);
              editor.want(field.key, 'mostrar_si');
            }}
          />
        )}
      </div>
      {other && (
        <div className="flex flex-wrap items-start gap-1.5">
          <Select<Condition['operador']>
            label={t('operator', { number })}
            isLabelHidden
            className="min-w-32 flex-1"
            options={operators.map((id) => ({ id, label: t(`comparison.${id}`) }))}
            value={operador ?? null}
            isDisabled={isReadOnly}
            onChange={(id) => set(withOperator(condition, id))}
          />
          {(!operador || takesValue(operador)) && (
            <ConditionValue
              label={t('value', { number })}
              other={other}
              value={condition.valor}
              isDisabled={isReadOnly}
              onChange={(valor) => set(withValue(condition, valor), `${field.key} rule ${index}`)}
            />
          )}
        </div>
      )}
      {(flaw || !isWhole) && (
        <p className="flex items-center gap-1 text-warning-ink text-xs">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          {t(`flaw.${flaw ?? 'half'}`)}
        </p>
      )}
    </fieldset>
  );
}

/** How a comparison goes with those before it: chosen on the second, said on the others. */
function Join({ field, index }: { field: FieldView; index: number }) {
  const t = useTranslations('forms.logic');
  const { editor, isReadOnly } = useFormScope();
  const mode = modeOf(field.raw);
  if (index === 0) return <span className="w-20 shrink-0 text-ink-muted">{t('when')}</span>;
  if (index > 1 || isReadOnly || conditionsOf(field.raw).length < 2) {
    return <span className="w-20 shrink-0 text-ink-muted">{t(`join.${mode}`)}</span>;
  }
  return (
    <Select
      label={t('mode')}
      isLabelHidden
      className="w-20 shrink-0"
      options={conditionModes.map((id) => ({ id, label: t(`join.${id}`) }))}
      value={mode}
      onChange={(modo) => editor.edit('rule', (at) => setMode(at, field.key, modo))}
    />
  );
}

function flawOf({ campo }: ConditionView, field: FieldView, other: FieldView | undefined) {
  if (campo === '') return undefined;
  if (!other) return 'missing';
  if (other.key === field.key) return 'itself';
  return other.index > field.index ? 'later' : undefined;
}
