import type { Answers } from './answers.ts';
import { answersTo } from './check.ts';
import { ACT, formSteps, openSteps, shownOf } from './form-state.ts';
import { html, type Markup } from './html.ts';
import { type PageWords, pageWords } from './page-words.ts';
import type { FormLanguage, PublicField, PublicForm } from './public-form.ts';

/** Check your answers: each that shows, with a button that leads to it and comes back. */
export function reviewMarkup(form: PublicForm, answers: Answers, language: FormLanguage): Markup {
  const words = pageWords[language];
  const steps = formSteps(form);
  return html`<div class="step-head"><h2>${words.review}</h2><p class="section-text">${words.reviewHint}</p></div>
${openSteps(form, answers).map((place) => {
  const { titulo } = steps[place]!;
  return html`${titulo && html`<h3>${titulo}</h3>`}<dl class="answers">${shownOf(form, answers, place).map((field) => row(field, answers, words, language))}</dl>`;
})}`;
}

function row(field: PublicField, answers: Answers, words: PageWords, language: FormLanguage): Markup {
  const { clave, etiqueta } = field;
  return html`<div><dt>${etiqueta}</dt><dd>${said(field, answersTo(field, answers), words, language)}</dd>
<dd class="act"><button class="link" name="${ACT}" value="change:${clave}">${words.change}<span class="read"> ${etiqueta}</span></button></dd></div>`;
}

function said(
  { tipo }: PublicField,
  values: readonly string[],
  words: PageWords,
  language: FormLanguage,
): Markup | string {
  if (tipo === 'casilla') return values.length > 0 ? words.yes : words.no;
  if (values.length === 0) return html`<span class="hint">${words.none}</span>`;
  const day = new Date(`${values[0]}T00:00:00Z`);
  if (tipo === 'fecha' && !Number.isNaN(day.getTime()))
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  return values.join(', ');
}
