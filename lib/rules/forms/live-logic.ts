import type { Answers } from './answers.ts';
import { type LogicField, shownFields } from './logic.ts';

type Logic = {
  readonly campos: readonly LogicField[];
  /** The keys of each step's fields. */
  readonly pasos: readonly (readonly string[])[];
  /** The words of the button, where a step may be the last one. */
  readonly button?: { readonly next: string; readonly send: string };
};

/**
 * Shows and hides a form's fields by what stands in it now: the rules that the server runs when it is sent. A control
 * hides the member of the form that has its name (`elements`, `dataset`), so none that a key could name is asked.
 */
export function followLogic(form: HTMLFormElement): void {
  const logic = form.getAttribute('data-logic');
  if (!logic) return;
  const { campos, pasos, button } = JSON.parse(logic) as Logic;
  const shown = new Set(shownFields(campos, answersIn(form)).map(({ clave }) => clave));
  for (const field of form.querySelectorAll<HTMLFieldSetElement>('[data-campo]')) {
    const isShown = shown.has(field.dataset.campo!);
    field.hidden = !isShown;
    field.disabled = !isShown;
  }
  const step = form.querySelector<HTMLInputElement>('input[name=_paso]');
  const act = form.querySelector<HTMLButtonElement>('.acts button');
  if (!button || !step || !act || form.querySelector('input[name=_volver]')) return;
  const goesOn = pasos
    .slice(Number(step.value) + 1)
    .some((claves) => claves.some((clave) => shown.has(clave)));
  act.value = goesOn ? 'next' : 'send';
  act.textContent = goesOn ? button.next : button.send;
}

/** What stands in a form, also in fields that are switched off. */
function answersIn(form: HTMLFormElement): Answers {
  const answers = new Map<string, string[]>();
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const { name, value, type, checked } = control;
    if (!name || ((type === 'radio' || type === 'checkbox') && !checked)) continue;
    answers.set(name, [...(answers.get(name) ?? []), value]);
  }
  return Object.fromEntries(answers);
}
