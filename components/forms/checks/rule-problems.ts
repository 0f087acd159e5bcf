import { type FieldView, fieldsOf } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { hasOptions } from '@/components/forms/document/new-field';
import { conditionsOf, fieldNamed } from '@/components/forms/document/rules';
import { isSameText, operatorsOf } from '@/lib/rules/forms/logic';
import { neverShown } from '@/lib/rules/forms/never-shown';
import { type Finding, titleOf } from './problem';

/** What is wrong with when fields are shown. */
export function ruleProblems(document: FormDocument): Finding[] {
  const fields = fieldsOf(document);
  const never = neverFields(document);
  return fields.flatMap((field) => [
    ...conditionsOf(field.raw).flatMap((condition): Finding[] => {
      const about = { field: field.key, part: 'mostrar_si', at: condition.index };
      const other = fieldNamed(document, condition.campo);
      if (condition.campo !== '' && !other) return [{ code: 'rule_missing', ...about }];
      if (other && other.index >= field.index) {
        const code = leadsBack(document, other, field) ? 'rule_circle' : 'rule_later';
        return [{ code, ...about, values: { other: titleOf(other) } }];
      }
      if (!condition.isWhole || !other) return [{ code: 'rule_half', ...about }];
      const values = { other: titleOf(other) };
      const isFit = condition.operador && operatorsOf(other.tipo).includes(condition.operador);
      if (!isFit) return [{ code: 'rule_operator', ...about, values }];
      const option = String(condition.valor ?? '');
      const isGone = asksForOption(condition.operador, other) && !hasOption(other, option);
      return isGone ? [{ code: 'rule_option', ...about, values: { option, ...values } }] : [];
    }),
    ...(never.has(field.key)
      ? [{ code: 'rule_never', field: field.key, part: 'mostrar_si' } satisfies Finding]
      : []),
  ]);
}

/** Keys of the fields that no visitor can ever be shown. */
export function neverFields(document: FormDocument): ReadonlySet<string> {
  const fields = fieldsOf(document).map((view) => ({
    view,
    id: view.id || view.key,
    clave: view.clave,
    tipo: view.tipo,
    opciones: view.opciones,
    mostrar_si: view.entry.mostrar_si,
  }));
  return new Set([...neverShown(fields)].map(({ view }) => view.key));
}

/** Whether the rules of one field lead, from field to field, to another. */
function leadsBack(document: FormDocument, from: FieldView, to: FieldView): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let field = waiting.pop(); field; field = waiting.pop()) {
    if (field.key === to.key) return true;
    if (seen.has(field.key)) continue;
    seen.add(field.key);
    for (const { campo } of conditionsOf(field.raw)) {
      const next = fieldNamed(document, campo);
      if (next) waiting.push(next);
    }
  }
  return false;
}

const asksForOption = (operador: string | undefined, { tipo }: FieldView) =>
  operador !== 'vacio' && operador !== 'no_vacio' && hasOptions(tipo);

const hasOption = ({ opciones }: FieldView, text: string) =>
  opciones.some((option) => isSameText(option, text));
