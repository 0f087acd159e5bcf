import { html } from 'hono/html';
import type { FormField } from '../../lib/contract/forms.ts';
import type { Typed } from './check-submission.ts';
import { type Html, layout, problemSummary, trap } from './layout.ts';

/** A published form, with what was typed and what is wrong with it. */
export function formPage(
  form: { readonly nombre: string; readonly campos: readonly FormField[] },
  action: string,
  typed: Typed = {},
  problems: ReadonlyMap<string, string> = new Map(),
): Html {
  const title = problems.size === 0 ? form.nombre : `Error: ${form.nombre}`;
  return layout(
    title,
    html`<h1>${form.nombre}</h1>
${problemSummary(problems)}
<form method="post" action="${action}" novalidate>
${form.campos.map((field) => fieldHtml(field, typed[field.clave] ?? [], problems.get(field.clave)))}
${trap}
<button>Enviar</button>
</form>`,
  );
}

const inputTypes: Readonly<Record<string, string>> = {
  email: 'email',
  telefono: 'tel',
  fecha: 'date',
  url: 'url',
  oculto: 'hidden',
};
const completions: Readonly<Record<string, string>> = { email: 'email', telefono: 'tel', url: 'url' };

function fieldHtml(field: FormField, values: readonly string[], problem: string | undefined): Html {
  const { clave, tipo, etiqueta, requerido } = field;
  const value = values[0] ?? '';
  if (tipo === 'oculto') return html`<input type="hidden" id="${clave}" name="${clave}" value="${value}">`;
  const state = html`id="${clave}" name="${clave}" ${requerido ? html`required` : ''} ${invalid(clave, problem)}`;
  const label = html`${etiqueta}${requerido ? '' : html` <span class="hint">(opcional)</span>`}`;
  if (tipo === 'opciones' || tipo === 'casillas') return choices(field, values, problem, label);
  if (tipo === 'casilla') {
    return html`<div><label><input type="checkbox" value="si" ${state} ${value ? html`checked` : ''}>${label}</label>
${problemHtml(clave, problem)}</div>`;
  }
  const control =
    tipo === 'texto_largo'
      ? html`<textarea rows="5" ${state}>${value}</textarea>`
      : tipo === 'seleccion'
        ? select(field, state, value)
        : html`<input type="${inputTypes[tipo] ?? 'text'}" ${state} value="${value}"
 autocomplete="${completions[tipo] ?? 'on'}" ${tipo === 'numero' ? html`inputmode="decimal"` : ''}>`;
  return html`<div><label for="${clave}">${label}</label>${control}${problemHtml(clave, problem)}</div>`;
}

function select(field: FormField, state: Html, value: string): Html {
  return html`<select ${state}><option value="">Elige una opción</option>
${field.opciones?.map((option) => html`<option ${option === value ? html`selected` : ''}>${option}</option>`)}</select>`;
}

function choices(
  field: FormField,
  values: readonly string[],
  problem: string | undefined,
  label: Html,
): Html {
  const type = field.tipo === 'opciones' ? 'radio' : 'checkbox';
  return html`<fieldset id="${field.clave}" tabindex="-1" ${invalid(field.clave, problem)}><legend>${label}</legend>
${field.opciones?.map(
  (option) => html`<label class="choice"><input type="${type}" name="${field.clave}" value="${option}"
 ${values.includes(option) ? html`checked` : ''}>${option}</label>`,
)}
${problemHtml(field.clave, problem)}</fieldset>`;
}

function invalid(key: string, problem: string | undefined): Html | '' {
  return problem ? html`aria-invalid="true" aria-describedby="${key}-problem"` : '';
}

/** What is wrong with a field, beside it. */
export function problemHtml(key: string, problem: string | undefined): Html | '' {
  return problem ? html`<p class="problem" id="${key}-problem">${problem}</p>` : '';
}
