import type { FieldView } from '@/components/forms/document/fields';

/** Words of each are `forms.problem.<code>`. Those of the first list are refused by the API. */
export const errorCodes = [
  'no_list',
  'too_many_fields',
  'not_object',
  'key_missing',
  'key_malformed',
  'key_duplicate',
  'id_duplicate',
  'label_missing',
  'options_missing',
  'option_empty',
  'options_too_many',
  'pattern_invalid',
  'pattern_slow',
  'pattern_long',
  'length_unreadable',
  'color_unreadable',
  'redirect',
] as const;
export const warningCodes = [
  'unknown_type',
  'options_duplicate',
  'limits_contradict',
  'limit_unreadable',
  'default_outside',
  'rule_half',
  'rule_missing',
  'rule_later',
  'rule_circle',
  'rule_option',
  'rule_operator',
  'rule_never',
  'nothing_required',
  'no_contact',
  'contrast',
  'step_empty',
  'step_missing',
] as const;
export type ProblemCode = (typeof errorCodes)[number] | (typeof warningCodes)[number];

/** What is wrong with a form, or will not do what it seems. */
export type Problem = {
  readonly level: 'error' | 'warning';
  /** Its words are `forms.problem.<code>`, with `values` in them. */
  readonly code: ProblemCode;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The field's key in the editor and the part of its settings that it is about. */
  readonly field?: string;
  readonly part?: string;
  /** Which of several: the place of a comparison, an option or a step. */
  readonly at?: number;
};

/** What a check says, before it is known how grave it is. */
export type Finding = Omit<Problem, 'level'>;

/** What a field is called where it is spoken of. */
export function titleOf({ etiqueta, clave, index }: Pick<FieldView, 'etiqueta' | 'clave' | 'index'>): string {
  return etiqueta.trim() || clave || `#${index + 1}`;
}
