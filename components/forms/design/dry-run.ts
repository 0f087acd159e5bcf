import { advance } from '@/lib/rules/forms/advance';
import type { Answers } from '@/lib/rules/forms/answers';
import { checkAnswers, type Datos } from '@/lib/rules/forms/check';
import { type FormState, formSteps, openSteps, startOf, stepState } from '@/lib/rules/forms/form-state';
import type { FormLanguage, PublicForm } from '@/lib/rules/forms/public-form';

/** A form that is filled in and sent, and of which nothing is sent. */
export type DryRun = {
  readonly state: FormState;
  /** What a submission would store, once the form was sent. */
  readonly datos: Datos | undefined;
};

export const startRun = (form: PublicForm): DryRun => ({ state: startOf(form), datos: undefined });

/** What a press of the page's buttons leads to; `sent` is all that its form posts. */
export function press(form: PublicForm, sent: Answers, language: FormLanguage): DryRun {
  const next = advance(form, sent, language);
  if (next.at !== 'done') return { state: next, datos: undefined };
  return { state: stepState(0, next.answers, { at: 'thanks' }), datos: next.datos };
}

/**
 * The run in a form that was edited meanwhile: what was filled in stays, on the step where the visitor was if there is
 * one; what was said to be wrong is checked again.
 */
export function follow(form: PublicForm, { state, datos }: DryRun, language: FormLanguage): DryRun {
  if (state.at !== 'step') return { state, datos };
  const step = state.step < formSteps(form).length ? state.step : openSteps(form, state.answers)[0]!;
  const { problems } = checkAnswers(form.campos, state.answers, language);
  const still = [...state.problems.keys()].flatMap((key) => {
    const problem = problems.get(key);
    return problem ? [[key, problem] as const] : [];
  });
  return { state: { ...state, step, problems: new Map(still) }, datos };
}

/** The run with what stands in its page and was not sent yet. */
export function withTyped({ state, datos }: DryRun, typed: Answers): DryRun {
  return { state: { ...state, answers: { ...state.answers, ...typed } }, datos };
}
