import { valuesOf } from './answers.ts';
import { controlId, fieldMarkup } from './controls.ts';
import { ACT, type FormState, formSteps, openSteps, RETURN, STEP, shownOf } from './form-state.ts';
import { html, type Markup, prose } from './html.ts';
import { readRule } from './logic.ts';
import { type PageWords, pageWords } from './page-words.ts';
import type { FormLanguage, PublicForm } from './public-form.ts';
import { reviewMarkup } from './review.ts';

/** What a page needs beside the form: where it posts to, and what travels with it as it is. */
export type PageSetting = {
  readonly language: FormLanguage;
  readonly action: string;
  readonly hidden?: Readonly<Record<string, string>>;
  /** The name of the field that only programs fill in. */
  readonly trap?: string;
  readonly isEmbedded?: boolean;
};

/** The inner HTML of a form's page: a step, check-your-answers, or thanks. What anybody typed is escaped. */
export function renderForm(form: PublicForm, state: FormState, setting: PageSetting): string {
  const words = pageWords[setting.language];
  if (state.at === 'thanks') return thanks(form, words, setting).text;
  const isFirst = state.at === 'step' && state.step === openSteps(form, state.answers)[0];
  return html`${summary(state, words)}<h1>${form.nombre}</h1>
${isFirst && prose(form.introduccion, 'intro')}${progress(form, state, words)}
<form method="post" action="${setting.action}" novalidate ${liveLogic(form, words)}>
${carried(form, state, setting)}
${state.at === 'review' ? reviewMarkup(form, state.answers, setting.language) : stepMarkup(form, state, words)}
${setting.trap && trapMarkup(setting.trap, words)}
${acts(form, state, words)}
</form>`.text;
}

/** The title of the page; where something is wrong it says so first. */
export function titleOf(form: PublicForm, state: FormState, language: FormLanguage): string {
  const words = pageWords[language];
  if (state.at !== 'step') return `${state.at === 'review' ? words.review : words.thanks} – ${form.nombre}`;
  const steps = openSteps(form, state.answers);
  const { titulo } = formSteps(form)[state.step]!;
  const step = titulo || words.step(steps.indexOf(state.step) + 1, steps.length);
  const title = steps.length > 1 ? `${step} – ${form.nombre}` : form.nombre;
  return state.problems.size > 0 ? `${words.error}: ${title}` : title;
}

function summary({ problems }: FormState, words: PageWords): Markup {
  if (problems.size === 0) return html``;
  return html`<div class="problems" role="alert" tabindex="-1" autofocus>
<h2>${words.check}</h2>
<ul>${[...problems].map(([clave, problem]) => html`<li><a href="#${controlId({ clave })}">${problem}</a></li>`)}</ul>
</div>`;
}

function progress(form: PublicForm, { at, step, answers }: FormState, words: PageWords): Markup {
  const steps = openSteps(form, answers);
  if (steps.length < 2) return html``;
  // The check of the answers is one more stop; the bar is never empty, which would look broken.
  const stops = steps.length + (form.revisar ? 1 : 0);
  const place = at === 'review' ? stops : steps.indexOf(step) + 1;
  return html`<div class="progress">${at === 'step' && html`<p>${words.step(place, steps.length)}</p>`}
<progress aria-label="${words.progress}" max="${stops}" value="${place}"></progress></div>`;
}

function stepMarkup(form: PublicForm, state: FormState, words: PageWords): Markup {
  const { titulo, texto, fields } = formSteps(form)[state.step]!;
  const shown = new Set(shownOf(form, state.answers, state.step));
  const visible = fields.filter(({ tipo }) => tipo !== 'oculto');
  return html`${state.note && html`<p class="note" role="status">${words.notes[state.note]}</p>`}
${(titulo || texto) && html`<div class="step-head">${titulo && html`<h2>${titulo}</h2>`}${prose(texto ?? '', 'section-text')}</div>`}
${visible.map((field) =>
  fieldMarkup(field, {
    answers: state.answers,
    problem: state.problems.get(field.clave),
    words,
    isShown: shown.has(field),
    hasFocus: state.problems.size === 0 && state.focus === field.clave,
    level: titulo ? 3 : 2,
  }),
)}`;
}

/** What travels with the page: its place, what the caller gives, and the answers that it has no controls for. */
function carried(
  form: PublicForm,
  { at, step, answers, isReturning }: FormState,
  setting: PageSetting,
): Markup {
  const own = new Set(
    at === 'step' ? formSteps(form)[step]!.fields.filter(({ tipo }) => tipo !== 'oculto') : [],
  );
  const others = form.campos.filter((field) => !own.has(field) && Object.hasOwn(answers, field.clave));
  const pairs: (readonly [string, string])[] = [
    ...(at === 'step' ? [[STEP, String(step)] as const] : []),
    ...(isReturning ? [[RETURN, '1'] as const] : []),
    ...Object.entries(setting.hidden ?? {}),
    ...others.flatMap(({ clave }) => {
      const values = valuesOf(answers, clave);
      return (values.length === 0 ? [''] : values).map((value) => [clave, value] as const);
    }),
  ];
  return html`${pairs.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}

function acts(form: PublicForm, { at, step, answers, isReturning }: FormState, words: PageWords): Markup {
  const steps = openSteps(form, answers);
  const isLast = at === 'review' || (!form.revisar && !isReturning && step === steps.at(-1));
  const hasBack = at === 'review' || isReturning || step !== steps[0];
  return html`<div class="acts"><button name="${ACT}" value="${isLast ? 'send' : 'next'}">${isLast ? sendWords(form, words) : words.next}</button>
${hasBack && html`<button class="quiet" name="${ACT}" value="back">${words.back}</button>`}</div>`;
}

const sendWords = ({ texto_boton }: PublicForm, words: PageWords) => texto_boton || words.send;

/** What `live-logic.ts` needs to show and hide as one types; nothing where no field has a rule. */
function liveLogic(form: PublicForm, words: PageWords): Markup {
  if (!form.campos.some(({ mostrar_si }) => readRule(mostrar_si))) return html``;
  const campos = form.campos.map(({ id, clave, tipo, mostrar_si }) => ({ id, clave, tipo, mostrar_si }));
  const pasos = formSteps(form).map(({ fields }) =>
    fields.filter(({ tipo }) => tipo !== 'oculto').map(({ clave }) => clave),
  );
  const button = form.revisar ? undefined : { next: words.next, send: sendWords(form, words) };
  return html`data-logic="${JSON.stringify({ campos, pasos, button })}"`;
}

function trapMarkup(name: string, words: PageWords): Markup {
  return html`<div class="trap" aria-hidden="true"><label>${words.trap}
<input name="${name}" tabindex="-1" autocomplete="off"></label></div>`;
}

function thanks(form: PublicForm, words: PageWords, { isEmbedded }: PageSetting): Markup {
  return html`<div class="thanks"><div class="tick" aria-hidden="true"></div><h1>${words.thanks}</h1>
${prose(form.mensaje_exito || words.thanksHint)}
${isEmbedded && form.redireccion && html`<p><a href="${form.redireccion}" target="_top">${words.goOn}</a></p>`}</div>`;
}
