import { html } from 'hono/html';
import type { Appointment, Calendar } from '../../lib/contract/calendars.ts';
import { bookingWords } from './booking-words.ts';
import { type Html, layout } from './layout.ts';
import type { Visit } from './visit.ts';
import { dayWords, timeWords, zoneWords } from './when.ts';

/** An appointment as its visitor sees it. */
export interface VisitorsAppointment {
  readonly calendar: Calendar;
  readonly appointment: Appointment;
  /** The visitor's zone. */
  readonly zone: string;
  /** The last instant at which it can be cancelled or moved by its link; undefined where it never could. */
  readonly until: number | undefined;
  readonly isOpen: boolean;
  readonly links: {
    readonly own: string;
    readonly file: string;
    readonly move: string;
    readonly again: string;
  };
}

/** What was booked: the same instant in the visitor's and the calendar's zone, and what can be done with it. */
export function appointmentPage(shown: VisitorsAppointment, { reader, read }: Visit): Html {
  const words = bookingWords[reader.language];
  const { calendar, appointment, zone, links } = shown;
  const { inicio, fin } = appointment;
  const title = titleOf(shown, read.now, words);
  const at = Date.parse(inicio);
  const inZone = (name: string) =>
    html`<time datetime="${inicio}">${dayWords(inicio, name, reader.locale)}, ${timeWords(inicio, name, reader.locale)}</time>, ${words.inZone(zoneWords(name, at))}`;
  const zones = [...new Set([zone, calendar.timezone])];
  return layout(
    title,
    html`<h1>${title}</h1><p><strong>${calendar.nombre}</strong></p>
${appointment.estado === 'pendiente' ? html`<p>${words.askedHint}</p>` : ''}
<dl><dt>${words.when}</dt><dd>${zones.map((name) => html`<div>${inZone(name)}</div>`)}</dd>
<dt>${words.duration}</dt><dd>${words.minutes((Date.parse(fin) - at) / 60_000)}</dd>
${appointment.reagendada_desde ? html`<dt>${words.moved}</dt><dd>${dayWords(appointment.reagendada_desde, zone, reader.locale)}, ${timeWords(appointment.reagendada_desde, zone, reader.locale)}</dd>` : ''}</dl>
<p><a href="${links.file}">${words.file}</a></p>
<p class="hint">${words.keepLink}</p>
${shown.isOpen ? changes(shown, words, reader.locale) : ''}
<p>${isActive(appointment) && !shown.isOpen && at > read.now.getTime() ? (shown.until === undefined ? words.bySelf : words.tooLate) : ''}</p>
${calendar.activo ? html`<p><a href="${links.again}">${words.again}</a></p>` : ''}`,
    reader.language,
  );
}

type Words = (typeof bookingWords)['es'];

function changes({ zone, until, links }: VisitorsAppointment, words: Words, locale: string): Html {
  return html`<p>${words.until(`${dayWords(until!, zone, locale)}, ${timeWords(until!, zone, locale)}`)}</p>
<p><a href="${links.move}">${words.change}</a></p>
<form method="post" action="${links.own}"><h2>${words.cancelTitle}</h2>
<div><label for="motivo">${words.reason} <span class="hint">${words.optional}</span></label>
<textarea id="motivo" name="motivo" rows="2" maxlength="500"></textarea></div>
<button class="quiet">${words.cancel}</button></form>`;
}

function titleOf({ appointment }: VisitorsAppointment, now: Date, words: Words): string {
  if (appointment.estado === 'cancelada') return words.cancelled;
  if (!isActive(appointment) || Date.parse(appointment.fin) <= now.getTime()) return words.past;
  return appointment.estado === 'pendiente' ? words.asked : words.booked;
}

function isActive({ estado }: Appointment): boolean {
  return estado === 'confirmada' || estado === 'pendiente';
}
