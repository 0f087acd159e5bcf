'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { titleOf } from '@/components/forms/checks/problem';
import { type FieldView, fieldsOf } from '@/components/forms/document/fields';
import { addCondition, conditionsOf, removeRule } from '@/components/forms/document/rules';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { Button } from '@/components/ui/button';
import { ConditionRow } from './condition-row';
import { useRuleWords } from './use-rule-words';

/** When a field is shown, as a sentence of which each part can be changed. */
export function LogicSetting({ field }: { field: FieldView }) {
  const t = useTranslations('forms.logic');
  const { editor, isReadOnly } = useFormScope();
  const document = useFormEditor((state) => state.rested);
  const { sentence } = useRuleWords();
  const conditions = conditionsOf(field.raw);
  const earlier = fieldsOf(document).filter(
    (one) => one.index < field.index && one.isKnown && one.clave !== '',
  );

  if (conditions.length === 0) {
    return (
      <div className="space-y-2">
        <p>{t('always', { field: titleOf(field) })}</p>
        {!isReadOnly && earlier.length > 0 && (
          <Button size="sm" icon={<Plus aria-hidden />} onPress={() => add()}>
            {t('add')}
          </Button>
        )}
        {earlier.length === 0 && <p className="text-ink-muted text-xs">{t('noEarlier')}</p>}
      </div>
    );
  }

  function add() {
    editor.edit('rule', (at) => addCondition(at, field.key, { campo: '', operador: 'es' }));
    editor.want(field.key, `mostrar_si_${conditions.length}`);
  }

  return (
    <div className="space-y-2">
      <p className="font-medium">{sentence(document, field) ?? t('unfinished', { field: titleOf(field) })}</p>
      {conditions.map((condition) => (
        <ConditionRow key={condition.index} field={field} condition={condition} earlier={earlier} />
      ))}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Plus aria-hidden />} onPress={add}>
            {t('addMore')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              editor.edit('rule', (at) => removeRule(at, field.key));
              editor.want(field.key, 'mostrar_si');
            }}
          >
            {t('showAlways')}
          </Button>
        </div>
      )}
    </div>
  );
}
