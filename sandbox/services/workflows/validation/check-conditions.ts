import type { Json } from '../../../../lib/contract/scalars.ts';
import { operators } from '../blocks/operators.ts';
import { isObject, own } from '../graph.ts';
import { checkField } from './check-field.ts';
import { type Findings, quoted } from './findings.ts';

const byName = new Map<string, (typeof operators)[number]>(operators.map((one) => [one.operador, one]));

/** Each condition: its field, its operator, and a value where the operator takes one. */
export function checkConditions(
  conditions: Json,
  where: { node?: string; trigger?: string; key: string },
  findings: Findings,
): void {
  if (!Array.isArray(conditions)) return;
  conditions.forEach((condition, index) => {
    const at = (key: string) => ({ ...where, key: `${where.key}.${index}.${key}` });
    if (!isObject(condition)) {
      findings.warning('invalid_type', 'La condición debe ser {campo, operador, valor}.', {
        ...where,
        key: `${where.key}.${index}`,
      });
      return;
    }
    const field = own(condition, 'campo');
    if (typeof field !== 'string' || field === '') {
      findings.warning('missing_required_key', 'La condición no tiene campo.', at('campo'));
    } else {
      checkField(field, at('campo'), findings);
    }
    const name = own(condition, 'operador');
    const operator = typeof name === 'string' ? byName.get(name) : undefined;
    if (!operator) {
      findings.warning(
        'unknown_operator',
        `${quoted(name)} no es un operador; nunca se cumple.`,
        at('operador'),
      );
    } else if (!('valor' in operator) && own(condition, 'valor') === undefined) {
      findings.warning('missing_required_key', `El operador ${name} necesita valor.`, at('valor'));
    }
  });
}
