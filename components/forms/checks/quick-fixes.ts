import { changeField, changeSettings } from '@/components/forms/document/field-edits';
import { fieldAt, fieldsOf } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { keyFrom } from '@/components/forms/document/keys';
import { giveNewId, removeOptionWithReferences, renameKey } from '@/components/forms/document/references';
import { fieldNamed, removeRule, setCondition } from '@/components/forms/document/rules';
import { changeStep, removeStep, stepViewsOf } from '@/components/forms/document/steps';
import { isJsonObject } from '@/lib/json/same-json';
import { contrastOf } from '@/lib/rules/forms/contrast';
import type { Problem } from './problem';

/** A mend that is plain: what it is called, and the edit that it is. */
export type QuickFix = {
  readonly name:
    | 'rename_key'
    | 'new_id'
    | 'remove_option'
    | 'remove_condition'
    | 'show_always'
    | 'remove_default'
    | 'swap_limits'
    | 'use_color'
    | 'remove_step'
    | 'remove_missing';
  readonly detail: string;
  readonly apply: (document: FormDocument) => FormDocument;
};

/** The mend of a problem, where there is one that nobody has to think about. */
export function quickFixOf({ code, field: key = '', at = 0 }: Problem, document: FormDocument) {
  const field = fieldAt(document, key);
  const fix = (name: QuickFix['name'], apply: QuickFix['apply'], detail = ''): QuickFix => ({
    name,
    detail,
    apply,
  });
  switch (code) {
    case 'key_missing':
    case 'key_malformed':
    case 'key_duplicate': {
      const others = fieldsOf(document).filter((one) => one.key !== key);
      const next = keyFrom(
        field?.clave || field?.etiqueta || '',
        others.map(({ clave }) => clave),
      );
      return fix('rename_key', (now) => renameKey(now, key, next), next);
    }
    case 'id_duplicate':
      return fix('new_id', (now) => giveNewId(now, key));
    case 'option_empty':
    case 'options_duplicate':
      return fix('remove_option', (now) => removeOptionWithReferences(now, key, at), field?.opciones[at]);
    case 'rule_half':
    case 'rule_missing':
    case 'rule_later':
    case 'rule_circle':
    case 'rule_option':
    case 'rule_operator':
      return fix('remove_condition', (now) => setCondition(now, key, at, undefined));
    case 'rule_never':
      return fix('show_always', (now) => removeRule(now, key));
    case 'default_outside':
      return fix('remove_default', (now) => changeField(now, key, { valor_inicial: undefined }));
    case 'limits_contradict':
      return fix('swap_limits', (now) => swapLimits(now, key));
    case 'contrast': {
      const { color, apariencia } = settingsOf(document);
      const read = contrastOf(String(color));
      const next = (apariencia === 'oscuro' ? read?.readableOnDark : read?.readableOnLight) ?? '';
      return fix('use_color', (now) => changeSettings(now, { color: next }), next);
    }
    case 'step_empty':
      return fix('remove_step', (now) => removeStep(now, at));
    case 'step_missing':
      return fix('remove_missing', (now) => {
        const names = stepViewsOf(now)[at]?.names ?? [];
        return changeStep(now, at, { campos: names.filter((name) => fieldNamed(now, String(name))) });
      });
    default:
      return undefined;
  }
}

const settingsOf = ({ ajustes }: FormDocument) => (isJsonObject(ajustes) ? ajustes : {});

function swapLimits(document: FormDocument, key: string): FormDocument {
  const { largo_minimo, largo_maximo, minimo, maximo } = fieldAt(document, key)?.entry ?? {};
  return changeField(document, key, {
    largo_minimo: largo_maximo,
    largo_maximo: largo_minimo,
    minimo: maximo,
    maximo: minimo,
  });
}
