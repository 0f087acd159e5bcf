import type { Json, JsonObject } from '../../../../lib/contract/scalars.ts';
import type { ConfigKey } from '../../../../lib/contract/workflow-blocks.ts';
import { tagsIn } from '../../../../lib/rules/merge-tags.ts';
import type { KeyType } from '../blocks/config-key.ts';
import { own } from '../graph.ts';
import { checkConditions } from './check-conditions.ts';
import { checkField } from './check-field.ts';
import { type Findings, quoted } from './findings.ts';

export type Where = { readonly node?: string; readonly trigger?: string };

/** A config against the keys of its block: what is missing, what nobody reads, what is of another type. */
export function checkConfig(
  keys: readonly ConfigKey[],
  config: JsonObject,
  where: Where,
  findings: Findings,
): void {
  for (const key of missingKeys(keys, config)) {
    findings.warning('missing_required_key', `Falta la clave obligatoria ${key}.`, { ...where, key });
  }
  for (const [key, value] of Object.entries(config)) {
    const known = keys.find((one) => one.key === key);
    if (!known) {
      findings.warning('unread_key', `El paso no lee la clave ${quoted(key)}.`, { ...where, key });
    } else if (!isEmpty(value)) {
      checkValue(known, value, where, findings);
    }
  }
}

/** Required keys that a config lacks or leaves empty. */
export function missingKeys(keys: readonly ConfigKey[], config: JsonObject): string[] {
  const missing = ({ key, required, type }: ConfigKey) =>
    required && (type === 'any' ? own(config, key) === undefined : isEmpty(own(config, key)));
  return keys.filter(missing).map(({ key }) => key);
}

function isEmpty(value: Json | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function checkValue(known: ConfigKey, value: Json, where: Where, findings: Findings): void {
  const at = { ...where, key: known.key };
  checkTags(value, at, findings);
  if (typeof value === 'string' && tagsIn(value).length > 0 && known.type !== 'conditions') return;
  if (!fits[known.type as KeyType](value)) {
    findings.warning('invalid_type', `${known.key} debe ser ${names[known.type as KeyType]}.`, at);
  } else if (known.valores && !known.valores.includes(String(value))) {
    findings.warning('invalid_value', `${known.key} debe ser uno de ${known.valores.join(', ')}.`, at);
  } else if (known.type === 'conditions') {
    checkConditions(value, at, findings);
  } else if (known.type === 'field') {
    checkField(String(value), at, findings);
  }
}

/** Every merge tag in a value, however deep it lies, must name something. */
function checkTags(value: Json, where: Where & { key: string }, findings: Findings): void {
  const rest: Json[] = [value];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string') {
      for (const path of tagsIn(next)) checkField(path, where, findings);
    } else if (typeof next === 'object' && next !== null) {
      for (const child of Object.values(next)) rest.push(child);
    }
  }
}

const isText = (value: Json) => typeof value === 'string';
const isNumberLike = (value: Json, pattern: RegExp) =>
  (typeof value === 'number' || typeof value === 'string') && pattern.test(String(value));

const fits: Record<KeyType, (value: Json) => boolean> = {
  string: (value) => isText(value) || typeof value === 'number',
  text: isText,
  integer: (value) => isNumberLike(value, /^-?\d{1,16}$/),
  number: (value) => isNumberLike(value, /^-?\d{1,12}(\.\d{1,6})?$/),
  decimal: (value) => isText(value) && isNumberLike(value, /^-?\d{1,30}(\.\d{1,12})?$/),
  boolean: (value) => typeof value === 'boolean',
  date: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}(T.+Z)?$/.test(String(value)),
  list: Array.isArray,
  field: isText,
  conditions: Array.isArray,
  any: () => true,
};

const names: Record<KeyType, string> = {
  string: 'un texto',
  text: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  decimal: 'un texto decimal',
  boolean: 'true o false',
  date: 'un instante UTC o una fecha',
  list: 'una lista',
  field: 'un campo como contact.email',
  conditions: 'una lista de condiciones',
  any: 'un valor',
};
