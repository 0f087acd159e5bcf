'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { titleOf } from '@/components/forms/checks/problem';
import type { FieldView } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { type ConditionView, conditionsOf, fieldNamed, modeOf } from '@/components/forms/document/rules';

/** Display logic as sentences: 'Show Company when Type is Business and Size is more than 10'. */
export function useRuleWords() {
  const t = useTranslations('forms.logic');
  return useMemo(() => {
    /** One comparison; undefined where it is not finished or its field is not there. */
    function part(
      document: FormDocument,
      { campo, operador, valor, isWhole }: ConditionView,
    ): string | undefined {
      const other = fieldNamed(document, campo);
      if (!isWhole || !other || !operador) return undefined;
      const field = titleOf(other);
      if (other.tipo === 'casilla' && (operador === 'es' || operador === 'no_es')) {
        const isTicked = (String(valor) === 'true') === (operador === 'es');
        return t(isTicked ? 'says.ticked' : 'says.notTicked', { field });
      }
      return t(`says.${operador}`, { field, value: String(valor ?? '') });
    }
    return {
      part,
      /** The whole rule; undefined where the field is always shown. */
      sentence(document: FormDocument, field: FieldView): string | undefined {
        const parts = conditionsOf(field.raw).flatMap((condition) => part(document, condition) ?? []);
        if (parts.length === 0) return undefined;
        const joined = parts.join(` ${t(`join.${modeOf(field.raw)}`)} `);
        return t('sentence', { field: titleOf(field), conditions: joined });
      },
    };
  }, [t]);
}
