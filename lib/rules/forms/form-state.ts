import { type Answers, valuesOf } from './answers.ts';
import { shownFields } from './logic.ts';
import type { PublicField, PublicForm } from './public-form.ts';
import { type Step, stepsOf } from './steps.ts';

/** Names of the page's own controls; no key of a field begins so. */
export const ACT = '_acto';
export const STEP = '_paso';
export const RETURN = '_volver';

/** What a visitor sees of a form, and what they answered so far. */
export type FormState = {
  readonly at: 'step' | 'review' | 'thanks';
  /** The place among all steps, from 0, also of those that are skipped. */
  readonly step: number;
  readonly answers: Answers;
  /** What is wrong on this step, by the key of the field. */
  readonly problems: ReadonlyMap<string, string>;
  /** Said above the step: fields came up by what was just answered, none are left, the form was changed meanwhile. */
  readonly note?: 'new' | 'ready' | 'changed';
  /** The key of the field that takes the focus. */
  readonly focus?: string;
  /** Whether the visitor came from the check-your-answers page and goes back there. */
  readonly isReturning: boolean;
};

export type FormSteps = readonly Step<PublicField>[];

export const formSteps = ({ campos, pasos }: PublicForm): FormSteps => stepsOf(campos, pasos);

/** The places of the steps that have something to fill in, given the answers; the first where none has. */
export function openSteps(form: PublicForm, answers: Answers): number[] {
  const shown = new Set(shownFields(form.campos, answers).filter(({ tipo }) => tipo !== 'oculto'));
  const open = formSteps(form).flatMap(({ fields }, place) =>
    fields.some((field) => shown.has(field)) ? [place] : [],
  );
  return open.length === 0 ? [0] : open;
}

/** The fields of a step that show, and can be filled in. */
export function shownOf(form: PublicForm, answers: Answers, step: number): PublicField[] {
  const own = new Set(formSteps(form)[step]?.fields);
  return shownFields(form.campos, answers).filter((field) => own.has(field) && field.tipo !== 'oculto');
}

/** What the form starts with: the defaults of its fields, and what the address fills in, by the key of the field. */
export function startOf(form: PublicForm, prefilled: Answers = {}): FormState {
  const answers = Object.fromEntries(
    form.campos.flatMap((field) => {
      const values = prefillOf(field, prefilled);
      return values.length === 0 ? [] : [[field.clave, values]];
    }),
  );
  return stepState(openSteps(form, answers)[0]!, answers);
}

/** A step as it is first shown. */
export function stepState(step: number, answers: Answers, more: Partial<FormState> = {}): FormState {
  return { at: 'step', step, answers, problems: new Map(), isReturning: false, ...more };
}

const LONGEST = 10_000;

function prefillOf({ clave, tipo, opciones, valor_inicial }: PublicField, prefilled: Answers): string[] {
  const sent = valuesOf(prefilled, clave);
  const values = (sent.length > 0 ? sent : valor_inicial.split(tipo === 'casillas' ? '\n' : /$^/)).filter(
    Boolean,
  );
  if (tipo === 'casilla') return values.some((value) => /^(si|sí|yes|true|1|on)$/i.test(value)) ? ['si'] : [];
  if (tipo === 'casillas') return values.filter((value) => opciones.includes(value));
  return values.slice(0, 1).map((value) => value.slice(0, LONGEST));
}
