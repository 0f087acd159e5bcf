import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import type { Slot } from '../../lib/contract/calendars.ts';
import { bookingWords } from './booking-words.ts';

import { type Html, layout, problemHtml, problemSummary, trap } from './layout.ts';
import { type Going, monthStrip, slotChoice, zoneChoice } from './month-strip.ts';
import type { MonthView } from './month-view.ts';
import { addressWith, type Visit } from './visit.ts';
import { dayWords, timeWords } from './when.ts';

export interface Guest {
  readonly inicio: string;
  readonly nombre: string;
  readonly email: string;
  readonly telefono: string;
  readonly notas: string;
}

export const noGuest: Guest = { inicio: '', nombre: '', email: '', telefono: '', notas: '' };

/** A field whose text is another on every page that is shown, so that one page sent twice books once. */
export const ONCE = 'envio';

/** What a page for choosing a slot shows beside the month. */
export interface Choice {
  readonly guest: Guest;
  readonly problems: ReadonlyMap<string, string>;
  readonly going: Going;
  /** Free slots beside one that was taken; else those of the days shown. */
  readonly nearest?: readonly Slot[] | undefined;
}

const nothingTyped: Choice = { guest: noGuest, problems: new Map(), going: 'links' };

/** A calendar's free slots and who books, with what was typed and what is wrong with it. */
export function bookingPage(view: MonthView, visit: Visit, choice: Choice = nothingTyped): Html {
  const words = bookingWords[visit.reader.language];
  const { calendar } = view;
  const { guest, problems } = choice;
  const field = (key: keyof Guest, label: string, type: string, completion: string, hint = '') =>
    input({ key, label, type, completion, hint, value: guest[key], problem: problems.get(key) });
  return page(
    visit,
    calendar.nombre,
    problems,
    html`${calendar.descripcion ? html`<p>${calendar.descripcion}</p>` : ''}
<p class="hint">${words.minutes(calendar.duracion_min)}</p>
${slotForm(
  view,
  visit,
  choice,
  html`${field('nombre', words.name, 'text', 'name')}
${field('email', words.email, 'email', 'email')}
${field('telefono', words.phone, 'tel', 'tel', `${words.optional} ${words.phoneHint}`)}
<div><label for="notas">${words.notes} <span class="hint">${words.optional}</span></label>
<textarea id="notas" name="notas" rows="3" maxlength="2000">${guest.notas}</textarea></div>
${trap}
<input type="hidden" name="${ONCE}" value="${randomUUID()}">
<button>${words.book}</button>`,
)}`,
  );
}

/** The same slots for an appointment that moves: nothing but the time is asked for. */
export function movePage(
  view: MonthView,
  visit: Visit,
  appointment: { readonly inicio: string; readonly back: string },
  choice: Choice = nothingTyped,
): Html {
  const words = bookingWords[visit.reader.language];
  const { locale } = visit.reader;
  const { inicio, back } = appointment;
  const at = `${dayWords(inicio, view.zone, locale)}, ${timeWords(inicio, view.zone, locale)}`;
  return page(
    visit,
    words.change,
    choice.problems,
    html`<p><strong>${view.calendar.nombre}</strong></p>
<p>${words.now}: <time datetime="${inicio}">${at}</time></p>
<p><a href="${back}">${words.back}</a></p>
${slotForm(view, visit, choice, html`<button>${words.move}</button>`)}`,
  );
}

function page(visit: Visit, title: string, problems: ReadonlyMap<string, string>, content: Html): Html {
  const { language } = visit.reader;
  const words = bookingWords[language];
  return layout(
    problems.size === 0 ? title : `${words.error}: ${title}`,
    html`${problemSummary(problems, words.check)}<h1>${title}</h1>${content}`,
    language,
  );
}

function slotForm(
  view: MonthView,
  visit: Visit,
  { guest, problems, going, nearest }: Choice,
  rest: Html,
): Html {
  const words = bookingWords[visit.reader.language];
  const month = html`${zoneChoice(view, visit, going)}${monthStrip(view, visit, going)}`;
  const slots = nearest ?? view.shown.flatMap((day) => view.days.get(day) ?? []);
  // Enter in a field presses a form's first button, which is not to be one of the month's.
  const first = html`<button class="trap" tabindex="-1" aria-hidden="true"></button>`;
  return html`${going === 'links' ? month : ''}
<form method="post" action="${addressWith(visit.path, visit.query, {})}" novalidate>
${going === 'buttons' ? html`${first}<div>${month}</div>` : ''}
${slotChoice(slots, view.zone, visit.reader, {
  chosen: guest.inicio,
  problem: problems.get('inicio'),
  ...(nearest && { hint: words.nearest }),
})}
${rest}
</form>`;
}

interface Input {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly completion: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | undefined;
}

function input({ key, label, type, completion, hint, value, problem }: Input): Html {
  return html`<div><label for="${key}">${label} <span class="hint">${hint}</span></label>
<input type="${type}" id="${key}" name="${key}" value="${value}" autocomplete="${completion}"
 ${problem ? html`aria-invalid="true" aria-describedby="${key}-problem"` : ''}>
${problemHtml(key, problem)}</div>`;
}
