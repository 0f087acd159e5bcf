import { type Answers, valuesOf } from './answers.ts';
import { type CheckedAnswers, checkAnswers, type Datos } from './check.ts';
import {
  ACT,
  type FormState,
  formSteps,
  openSteps,
  RETURN,
  STEP,
  shownOf,
  startOf,
  stepState,
} from './form-state.ts';
import { readRule } from './logic.ts';
import type { FormLanguage, PublicField, PublicForm } from './public-form.ts';

/** The whole form was answered and has no problem: `datos` is what a submission of it stores. */
export type Done = { readonly at: 'done'; readonly datos: Datos; readonly answers: Answers };

export type Act = 'next' | 'back' | 'send' | 'change';

/**
 * What a press leads to. `sent` is what the page's form posts: the answers of this step, those of others that travel with
 * it, and its own controls (`_acto`: `next`, `back`, `send` or `change:` and a key; `_paso`; `_volver`). Without `_acto` it is
 * a whole submission by a program.
 */
export function advance(
  form: PublicForm,
  sent: Answers,
  language: FormLanguage,
  page: Page = {},
): FormState | Done {
  const next = pressed(form, sent, language, page.isStale ?? false);
  if (next.at === 'done') return next;
  // A field that was never shown begins as it would have on the first page.
  return { ...next, answers: { ...startOf(form, page.prefilled).answers, ...next.answers } };
}

/** What is known of the page that was sent. */
export type Page = {
  /** It was drawn from an older version of the form: fields that it did not have are shown before anything is taken. */
  readonly isStale?: boolean;
  /** What its address fills in. */
  readonly prefilled?: Answers;
};

function pressed(
  form: PublicForm,
  sent: Answers,
  language: FormLanguage,
  isStale: boolean,
): FormState | Done {
  const answers = knownAnswers(form, sent);
  const [act = '', key = ''] = (valuesOf(sent, ACT)[0] ?? '').split(':');
  const isWhole = act === '';
  const walk = walkOf(form, isWhole ? { ...emptyOf(form), ...answers } : answers, language, {
    isStale,
    isReturning: valuesOf(sent, RETURN).length > 0,
  });
  if (isWhole) return finished(walk);
  const step = placeOf(form, valuesOf(sent, STEP)[0]);
  if (act === 'back') return before(walk, step);
  if (act === 'change') return changed(walk, key);
  if (step !== undefined) return after(walk, step, act === 'send');
  return act === 'send' ? finished(walk) : stepState(openSteps(form, answers)[0]!, answers);
}

type Walk = {
  readonly form: PublicForm;
  readonly answers: Answers;
  readonly isStale: boolean;
  readonly isReturning: boolean;
  /** Of all that shows with these answers: checked once a press. */
  readonly checked: CheckedAnswers;
};

const walkOf = (
  form: PublicForm,
  answers: Answers,
  language: FormLanguage,
  about: Pick<Walk, 'isStale' | 'isReturning'>,
): Walk => ({ form, answers, ...about, checked: checkAnswers(form.campos, answers, language) });

/** What was sent of the form's own fields: no names that it does not have, no more values than a field can hold. */
function knownAnswers({ campos }: PublicForm, sent: Answers): Answers {
  return Object.fromEntries(
    campos.flatMap(({ clave, tipo, opciones }) => {
      if (!Object.hasOwn(sent, clave)) return [];
      const chosen = sent[clave]!.filter(Boolean).slice(0, tipo === 'casillas' ? opciones.length : 1);
      return [[clave, chosen.length === 0 ? [''] : chosen]];
    }),
  );
}

const emptyOf = ({ campos }: PublicForm): Answers =>
  Object.fromEntries(campos.map(({ clave }) => [clave, ['']]));

/** The step that a page names; undefined on the check-your-answers page, whose step is none. */
function placeOf(form: PublicForm, sent: string | undefined): number | undefined {
  const place = Number(sent ?? Number.NaN);
  return Number.isInteger(place) && place >= 0 && place < formSteps(form).length ? place : undefined;
}

function before({ form, answers, isReturning }: Walk, step: number | undefined): FormState {
  if (isReturning) return reviewOf(form, answers);
  const open = openSteps(form, answers);
  const place = open.findLast((each) => step === undefined || each < step);
  return stepState(place ?? open[0]!, answers);
}

function changed({ form, answers }: Walk, key: string): FormState {
  const place = formSteps(form).findIndex(({ fields }) => fields.some(({ clave }) => clave === key));
  const open = openSteps(form, answers);
  const step = open.includes(place) ? place : open[0]!;
  return stepState(step, answers, { isReturning: true, focus: key });
}

function after(walk: Walk, step: number, mayEnd: boolean): FormState | Done {
  const { form, answers, isReturning } = walk;
  const again = openedAgain(walk, step);
  if (again) return again;
  const open = openSteps(form, answers);
  if (isReturning) return firstOpen(walk) ?? reviewOf(form, answers);
  const next = open.find((each) => each > step);
  if (next !== undefined) return stepState(next, answers);
  if (form.revisar) return reviewOf(form, answers);
  return mayEnd ? finished(walk) : stepState(step, answers, { note: 'ready' });
}

/** The step once more, where something on it is wrong or was never shown. */
function openedAgain(walk: Walk, step: number): FormState | undefined {
  const { form, answers, checked, isReturning } = walk;
  const shown = shownOf(form, answers, step);
  const unseen = shown.filter((field) => isUnseen(walk, field));
  const problems = new Map(
    shown.flatMap((field) => {
      const problem = unseen.includes(field) ? undefined : checked.problems.get(field.clave);
      return problem ? [[field.clave, problem]] : [];
    }),
  );
  if (problems.size > 0) return stepState(step, answers, { problems, isReturning });
  if (unseen.length === 0) return undefined;
  const note = walk.isStale ? 'changed' : 'new';
  return stepState(step, answers, { note, isReturning, focus: unseen[0]!.clave });
}

/** A field that came up by an answer on the page that was sent, or since that page was drawn: it posts nothing yet. */
function isUnseen({ answers, isStale }: Walk, { clave, mostrar_si }: PublicField): boolean {
  return !Object.hasOwn(answers, clave) && (isStale || readRule(mostrar_si) !== undefined);
}

function firstOpen(walk: Walk): FormState | undefined {
  for (const step of openSteps(walk.form, walk.answers)) {
    const again = openedAgain(walk, step);
    if (again) return again;
  }
  return undefined;
}

function finished(walk: Walk): FormState | Done {
  const { form, answers, checked } = walk;
  const open = firstOpen(walk);
  if (open) return { ...open, isReturning: form.revisar };
  return { at: 'done', answers, datos: checked.datos };
}

function reviewOf(form: PublicForm, answers: Answers): FormState {
  return stepState(formSteps(form).length, answers, { at: 'review' });
}
