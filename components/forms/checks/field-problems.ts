import { type FieldView, fieldsOf } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { isKey } from '@/components/forms/document/keys';
import { fitsType, limitsOf } from '@/components/forms/document/limits';
import { hasOptions } from '@/components/forms/document/new-field';
import { patternFault } from '@/lib/contract/answer-pattern';
import { isJsonObject } from '@/lib/json/same-json';
import { checkAnswers } from '@/lib/rules/forms/check';
import { isDay } from '@/lib/rules/forms/formats';
import { compareNumbers, isNumber } from '@/lib/rules/forms/numbers';
import { publicFormOf } from '@/lib/rules/forms/public-form';
import type { Finding } from './problem';

const OPTIONS_MAX = 500;

/** What is wrong with each field by itself, and with their keys among each other. */
export function fieldProblems(document: FormDocument): Finding[] {
  const fields = fieldsOf(document);
  const firsts = new Map<string, string>();
  const firstOfId = new Map<string, string>();
  for (const { id, clave, key } of fields) {
    if (!firsts.has(clave)) firsts.set(clave, key);
    if (id !== '' && !firstOfId.has(id)) firstOfId.set(id, key);
  }
  return fields.flatMap((field) => {
    const { key, raw, id, clave, etiqueta, tipo, isKnown } = field;
    if (!isJsonObject(raw)) return [{ code: 'not_object', field: key }];
    return [
      ...keyProblems(field, firsts.get(clave) === key),
      ...(id === '' || firstOfId.get(id) === key ? [] : [{ code: 'id_duplicate', field: key } as const]),
      ...(etiqueta.trim() === '' ? [{ code: 'label_missing', field: key, part: 'etiqueta' } as const] : []),
      ...(isKnown ? [] : [{ code: 'unknown_type', field: key, values: { type: tipo } } as const]),
      ...(isKnown ? [...optionProblems(field), ...limitProblems(field)] : []),
    ] satisfies Finding[];
  });
}

function keyProblems({ key: field, clave }: FieldView, isFirst: boolean): Finding[] {
  if (clave === '') return [{ code: 'key_missing', field, part: 'clave' }];
  const values = { key: clave };
  if (!isKey(clave)) return [{ code: 'key_malformed', field, part: 'clave', values }];
  return isFirst ? [] : [{ code: 'key_duplicate', field, part: 'clave', values }];
}

function optionProblems({ key: field, tipo, opciones }: FieldView): Finding[] {
  if (!hasOptions(tipo)) return [];
  const about = { field, part: 'opciones' };
  if (opciones.length === 0) return [{ code: 'options_missing', ...about }];
  const empty = opciones.findIndex((option) => option.trim() === '');
  const seen = new Set<string>();
  const twice = opciones.findIndex((option) => {
    const text = option.trim().toLowerCase();
    const isThere = text !== '' && seen.has(text);
    seen.add(text);
    return isThere;
  });
  return [
    ...(opciones.length > OPTIONS_MAX ? [{ code: 'options_too_many', ...about } as const] : []),
    ...(empty >= 0 ? [{ code: 'option_empty', ...about, at: empty } as const] : []),
    ...(twice >= 0
      ? [{ code: 'options_duplicate', ...about, at: twice, values: { option: opciones[twice]! } } as const]
      : []),
  ];
}

function limitProblems({ key: field, raw, clave, tipo, entry }: FieldView): Finding[] {
  const { patron, valor_inicial } = entry;
  const found: Finding[] = [];
  const pair = limitsOf(tipo);
  if (pair) {
    const limits = pair.map((part) => ({ part, text: isSet(entry[part]) ? String(entry[part]) : undefined }));
    for (const { part, text } of limits) {
      const isOdd = text !== undefined && !isLimit(tipo, part, text);
      const code = part.startsWith('largo') ? 'length_unreadable' : 'limit_unreadable';
      if (isOdd) found.push({ code, field, part, values: { value: text } });
    }
    const [least, most] = limits.map(({ text }) => text);
    const isAbove = least !== undefined && most !== undefined && isMore(tipo, least, most);
    if (isAbove) found.push({ code: 'limits_contradict', field, part: pair[0], values: { least, most } });
  }
  const fault = typeof patron === 'string' && fitsType('patron', tipo) ? patternFault(patron) : undefined;
  if (fault) found.push({ code: patternCodes[fault], field, part: 'patron' });
  if (typeof valor_inicial === 'string' && valor_inicial !== '') {
    const { campos } = publicFormOf({ campos: [{ ...(raw as object), mostrar_si: undefined }] });
    const { problems } = checkAnswers(campos, { [clave]: valor_inicial.split('\n') }, 'en');
    const values = { value: valor_inicial };
    if (problems.size > 0) found.push({ code: 'default_outside', field, part: 'valor_inicial', values });
  }
  return found;
}

const patternCodes = {
  too_long: 'pattern_long',
  invalid_pattern: 'pattern_invalid',
  slow_pattern: 'pattern_slow',
} as const;

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

function isLimit(tipo: string, part: string, text: string): boolean {
  if (part.startsWith('largo')) return /^\d{1,5}$/.test(text);
  return tipo === 'fecha' ? isDay(text) : isNumber(text);
}

function isMore(tipo: string, one: string, other: string): boolean {
  return tipo === 'fecha' ? one > other : compareNumbers(one, other) === 1;
}
