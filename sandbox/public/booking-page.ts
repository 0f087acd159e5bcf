import { html } from 'hono/html';
import type { Calendar, Slot } from '../../lib/contract/calendars.ts';
import { problemHtml } from './form-page.ts';
import { type Html, layout, problemSummary, trap } from './layout.ts';

export interface Guest {
  readonly inicio: string;
  readonly nombre: string;
  readonly email: string;
  readonly telefono: string;
  readonly notas: string;
}

export const noGuest: Guest = { inicio: '', nombre: '', email: '', telefono: '', notas: '' };

export interface BookingView {
  readonly calendar: Calendar;
  readonly action: string;
  readonly slots: readonly Slot[];
  /** Addresses of the weeks before and after; nothing where there is none. */
  readonly earlier: string | undefined;
  readonly later: string | undefined;
}

/** A calendar's free slots of a week and who books, with what was typed and what is wrong with it. */
export function bookingPage(
  { calendar, action, slots, earlier, later }: BookingView,
  guest: Guest = noGuest,
  problems: ReadonlyMap<string, string> = new Map(),
): Html {
  const days = Map.groupBy(slots, ({ inicio }) => dayWords(inicio, calendar.timezone));
  return layout(
    problems.size === 0 ? calendar.nombre : `Error: ${calendar.nombre}`,
    html`<h1>${calendar.nombre}</h1>
${calendar.descripcion ? html`<p>${calendar.descripcion}</p>` : ''}
<p class="hint">${calendar.duracion_min} minutos. Las horas son de ${zoneWords(calendar.timezone)}.</p>
${problemSummary(problems)}
<nav aria-label="Semanas">
<span>${earlier ? html`<a href="${earlier}">Semana anterior</a>` : ''}</span>
<span>${later ? html`<a href="${later}">Semana siguiente</a>` : ''}</span>
</nav>
<form method="post" action="${action}" novalidate>
<fieldset id="inicio" tabindex="-1"><legend>Elige una hora</legend>
${slots.length === 0 ? html`<p>No quedan horas esta semana.</p>` : ''}
${[...days].map(([day, ofDay]) => dayHtml(day, ofDay, calendar.timezone, guest.inicio))}
${problemHtml('inicio', problems.get('inicio'))}
</fieldset>
${input('nombre', 'Nombre', 'text', 'name', guest.nombre, problems)}
${input('email', 'Correo electrónico', 'email', 'email', guest.email, problems)}
${input('telefono', 'Teléfono', 'tel', 'tel', guest.telefono, problems, '(opcional)')}
<div><label for="notas">Notas <span class="hint">(opcional)</span></label>
<textarea id="notas" name="notas" rows="3" maxlength="2000">${guest.notas}</textarea></div>
${trap}
<button>Reservar</button>
</form>`,
  );
}

/** What was booked, from the same instant that the list of slots showed. */
export function bookedPage(calendar: Calendar, inicio: string, confirmed: boolean): Html {
  const when = `${dayWords(inicio, calendar.timezone)}, ${timeWords(inicio, calendar.timezone)}`;
  const title = confirmed ? 'Tu hora está reservada' : 'Recibimos tu solicitud';
  return layout(
    title,
    html`<h1>${title}</h1><p><strong>${calendar.nombre}</strong></p>
<p><time datetime="${inicio}">${when}</time>, hora de ${zoneWords(calendar.timezone)}.</p>
${confirmed ? '' : html`<p>Te avisaremos cuando esté confirmada.</p>`}`,
  );
}

function dayHtml(day: string, slots: readonly Slot[], timezone: string, chosen: string): Html {
  return html`<fieldset><legend class="hint">${day}</legend><div class="slots">
${slots.map(
  ({ inicio }) => html`<label class="choice"><input type="radio" name="inicio" value="${inicio}"
 ${inicio === chosen ? html`checked` : ''}>${timeWords(inicio, timezone)}</label>`,
)}
</div></fieldset>`;
}

function input(
  key: string,
  label: string,
  type: string,
  completion: string,
  value: string,
  problems: ReadonlyMap<string, string>,
  hint = '',
): Html {
  const problem = problems.get(key);
  return html`<div><label for="${key}">${label} <span class="hint">${hint}</span></label>
<input type="${type}" id="${key}" name="${key}" value="${value}" autocomplete="${completion}"
 ${problem ? html`aria-invalid="true" aria-describedby="${key}-problem"` : ''}>
${problemHtml(key, problem)}</div>`;
}

function dayWords(inicio: string, timeZone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  return new Intl.DateTimeFormat('es-CL', options).format(new Date(inicio));
}

function timeWords(inicio: string, timeZone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat('es-CL', options).format(new Date(inicio));
}

function zoneWords(timezone: string): string {
  return timezone.replaceAll('_', ' ');
}
