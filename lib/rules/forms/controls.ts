import { type Answers, valuesOf } from './answers.ts';
import { html, type Markup, prose } from './html.ts';
import { takesBounds, takesLength } from './limits.ts';
import type { PageWords } from './page-words.ts';
import type { PublicField } from './public-form.ts';

/** How one field stands on its page. */
export type Shown = {
  readonly answers: Answers;
  readonly problem: string | undefined;
  readonly words: PageWords;
  readonly isShown: boolean;
  readonly hasFocus: boolean;
  /** The level of its section's heading. */
  readonly level: 2 | 3;
};

/**
 * A field with its section, help and problem. One that its rule hides is there, hidden and switched off: it posts
 * nothing, and a page with script brings it out at once.
 */
export function fieldMarkup(field: PublicField, shown: Shown): Markup {
  const { titulo, texto } = field.seccion;
  const heading = shown.level === 2 ? html`<h2>${titulo}</h2>` : html`<h3>${titulo}</h3>`;
  const section =
    (titulo || texto) && html`<div class="section">${titulo && heading}${prose(texto, 'section-text')}</div>`;
  return html`<fieldset class="field" role="none" data-campo="${field.clave}" ${!shown.isShown && html`hidden disabled`}>
${section}${shown.problem ? html`<div class="wrong">${body(field, shown)}</div>` : body(field, shown)}
</fieldset>`;
}

/** The name of a field's control in the page: its key, where that is a name at all. */
export const controlId = ({ clave }: Pick<PublicField, 'clave'>) => clave.replace(/[^\w-]/g, '-');

function body(field: PublicField, shown: Shown): Markup {
  const { tipo, etiqueta, requerido } = field;
  const { words, problem } = shown;
  const id = controlId(field);
  const label = html`${etiqueta}${!requerido && html` <span class="hint">${words.optional}</span>`}`;
  const help = field.ayuda && html`<div class="help" id="${id}-help">${prose(field.ayuda, 'hint')}</div>`;
  const fault =
    problem &&
    html`<p class="problem" id="${id}-problem"><span class="read">${words.error}: </span>${problem}</p>`;
  if (tipo === 'opciones' || tipo === 'casillas') {
    return html`<fieldset class="choices" id="${id}" tabindex="-1" ${described(field, problem)}><legend>${label}</legend>
${help}${fault}${choices(field, shown)}</fieldset>`;
  }
  if (tipo === 'casilla') {
    const isChecked = valuesOf(shown.answers, field.clave).length > 0;
    return html`${fault}<label class="choice"><input type="checkbox" value="si" ${state(field, shown)} ${isChecked && html`checked`}><span>${label}</span></label>
${help}<input type="hidden" name="${field.clave}" value="">`;
  }
  return html`<label for="${id}">${label}</label>${help}${fault}${control(field, shown)}`;
}

const inputTypes: Readonly<Record<string, string>> = {
  email: 'email',
  telefono: 'tel',
  fecha: 'date',
  url: 'url',
};

function control(field: PublicField, shown: Shown): Markup {
  const { tipo, opciones, ejemplo } = field;
  const value = valuesOf(shown.answers, field.clave)[0] ?? '';
  if (tipo === 'seleccion') {
    return html`<select ${state(field, shown)}><option value="">${ejemplo || shown.words.choose}</option>
${opciones.map((option) => html`<option value="${option}" ${option === value && html`selected`}>${option}</option>`)}</select>`;
  }
  const texts = html`${state(field, shown)} ${limits(field)} ${ejemplo && html`placeholder="${ejemplo}"`}`;
  // A newline right after the tag is not part of the text.
  if (tipo === 'texto_largo') return html`<textarea rows="5" ${texts}>\n${value}</textarea>`;
  const token = completionOf(field);
  return html`<input type="${inputTypes[tipo] ?? 'text'}" ${texts} value="${value}" ${token && html`autocomplete="${token}"`}${tipo === 'numero' && html` inputmode="decimal"`}>`;
}

function choices(field: PublicField, { answers, hasFocus }: Shown): Markup {
  const { clave, tipo, opciones, requerido } = field;
  const values = valuesOf(answers, clave);
  const isOne = tipo === 'opciones';
  return html`<input type="hidden" name="${clave}" value="">${opciones.map(
    (option, place) =>
      html`<label class="choice"><input type="${isOne ? 'radio' : 'checkbox'}" name="${clave}" value="${option}" ${values.includes(option) && html`checked`} ${isOne && requerido && html`required`} ${hasFocus && place === 0 && html`autofocus`}><span>${option}</span></label>`,
  )}`;
}

function state(field: PublicField, { problem, hasFocus }: Shown): Markup {
  return html`id="${controlId(field)}" name="${field.clave}" ${field.requerido && html`required`} ${described(field, problem)} ${hasFocus && html`autofocus`}`;
}

function described(field: PublicField, problem: string | undefined): Markup {
  const id = controlId(field);
  const by = [field.ayuda && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return html`${problem && html`aria-invalid="true" `}${by && html`aria-describedby="${by}"`}`;
}

/** Only what cannot cut short what somebody pastes with spaces or dots in it; the server checks them all. */
function limits({ tipo, largo_maximo, minimo, maximo }: PublicField): Markup {
  if (takesLength(tipo)) return html`${largo_maximo !== undefined && html`maxlength="${largo_maximo}"`}`;
  if (tipo !== 'fecha' || !takesBounds(tipo)) return html``;
  return html`${minimo && html`min="${minimo}"`} ${maximo && html`max="${maximo}"`}`;
}

const byType: Readonly<Record<string, string>> = { email: 'email', telefono: 'tel', url: 'url' };

/** Keys as designers write them, in both languages, and what browsers know of a person (WCAG 1.3.5). */
const byKey: readonly (readonly [key: RegExp, token: string])[] = [
  [/^(nombre|nombre_completo|nombre_y_apellidos?|name|full_name|your_name)$/, 'name'],
  [/^(nombres|primer_nombre|first_name|given_name)$/, 'given-name'],
  [/^(apellidos?|last_name|surname|family_name)$/, 'family-name'],
  [/^(empresa|compania|organizacion|razon_social|company|organi[sz]ation)$/, 'organization'],
  [/^(cargo|puesto|job_title|role)$/, 'organization-title'],
  [/^(direccion|calle|domicilio|address|street)$/, 'street-address'],
  [/^(comuna|ciudad|city|town)$/, 'address-level2'],
  [/^(region|estado|provincia|state)$/, 'address-level1'],
  [/^(pais|country)$/, 'country-name'],
  [/^(codigo_postal|postal_code|zip|postcode)$/, 'postal-code'],
  [/^(fecha_(de_)?nacimiento|cumpleanos|birthday|date_of_birth)$/, 'bday'],
];

function completionOf({ tipo, clave }: PublicField): string | undefined {
  if (tipo !== 'texto' && tipo !== 'texto_largo' && tipo !== 'fecha') return byType[tipo];
  return byKey.find(([key]) => key.test(clave))?.[1];
}
