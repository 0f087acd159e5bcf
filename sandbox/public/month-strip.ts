import { html } from 'hono/html';
import type { Slot } from '../../lib/contract/calendars.ts';
import { addDays, weekdayOf } from '../../lib/rules/zones.ts';
import { bookingWords } from './booking-words.ts';

import type { Reader } from './language.ts';
import { type Html, problemHtml } from './layout.ts';
import { type MonthView, slotsByDay } from './month-view.ts';
import { addressWith, type Visit } from './visit.ts';
import { dateWords, monthWords, timesOfDay, zoneWords } from './when.ts';

/**
 * How the page goes to another day, month or zone: by links, or where something is typed already by buttons that send
 * it along.
 */
export type Going = 'links' | 'buttons';

/** The month with its free days, and the way to other months. */
export function monthStrip(
  view: MonthView,
  { path, query, reader }: Pick<Visit, 'path' | 'query' | 'reader'>,
  going: Going,
): Html {
  const words = bookingWords[reader.language];
  const go = (key: 'mes' | 'dia', value: string, text: Html | string, isCurrent = false) => {
    const current = isCurrent ? html`aria-current="date"` : '';
    if (going === 'buttons') return html`<button name="${key}" value="${value}" ${current}>${text}</button>`;
    const to = addressWith(path, query, { mes: '', dia: '', [key]: value });
    return html`<a href="${to}${key === 'dia' ? '#horas' : ''}" ${current}>${text}</a>`;
  };
  const cell = (date: string) => {
    const number = Number(date.slice(8));
    const free = view.days.get(date)?.length ?? 0;
    if (free === 0) return number;
    return go(
      'dia',
      date,
      html`${number}<span class="read">, ${words.free(free)}</span>`,
      date === view.shown[0],
    );
  };
  return html`<nav aria-label="${words.months}">
<span>${view.earlier ? go('mes', view.earlier, words.earlier) : ''}</span>
<span>${view.later ? go('mes', view.later, words.later) : ''}</span>
</nav>
<table class="month"><caption>${monthWords(view.month, reader.locale)}</caption>
<thead><tr>${words.weekdays.map((day) => html`<th scope="col">${day}</th>`)}</tr></thead>
<tbody>${weeksOf(view.month).map(
    (week) => html`<tr>${week.map((date) => html`<td>${date ? cell(date) : ''}</td>`)}</tr>`,
  )}</tbody></table>`;
}

/** The zone that times are in, said, and a choice of another one. */
export function zoneChoice(view: MonthView, { path, query, reader, read }: Visit, going: Going): Html {
  const words = bookingWords[reader.language];
  const zone = zoneWords(view.zone, read.now.getTime());
  const said = view.isGuess ? words.zoneGuessed(zone) : words.zoneChosen(zone);
  const choice = html`<div><label for="zona">${words.zone}</label>
<select id="zona" name="zona" aria-describedby="zona-hint">${zonesWith(view.zone, view.calendar.timezone).map(
    (each) =>
      html`<option value="${each}" ${each === view.zone ? html`selected` : ''}>${each.replaceAll('_', ' ')}</option>`,
  )}</select></div>
<button class="quiet" ${going === 'buttons' ? html`name="ver" value="zona"` : ''}>${words.showZone}</button>`;
  const hint = html`<p class="hint" id="zona-hint">${said}</p>`;
  if (going === 'buttons') return html`<div>${hint}<div class="zone">${choice}</div></div>`;
  const kept = [...query].filter(([key]) => key !== 'zona');
  return html`${hint}<form class="zone" method="get" action="${path}">
${kept.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}${choice}</form>`;
}

/** Slots to choose from, by day. The first has the id `inicio`, to which a problem leads. */
export function slotChoice(
  slots: readonly Slot[],
  zone: string,
  reader: Reader,
  { chosen = '', problem, hint }: { chosen?: string; problem?: string | undefined; hint?: string } = {},
): Html {
  const words = bookingWords[reader.language];
  return html`<fieldset id="horas" tabindex="-1" ${problem ? html`aria-describedby="inicio-problem"` : ''}><legend>${words.pickTime}</legend>
${hint ? html`<p class="hint">${hint}</p>` : ''}
${slots.length === 0 ? html`<p id="inicio" tabindex="-1">${words.none}</p>` : ''}
${[...slotsByDay(slots, zone)].map(([date, ofDay]) => dayHtml(date, ofDay, zone, reader, chosen, slots[0]!.inicio))}
${problemHtml('inicio', problem)}
</fieldset>`;
}

function dayHtml(
  date: string,
  slots: readonly Slot[],
  zone: string,
  { locale }: Reader,
  chosen: string,
  first: string,
): Html {
  const starts = slots.map(({ inicio }) => inicio);
  const times = timesOfDay(starts, zone, locale);
  return html`<fieldset><legend class="hint">${dateWords(date, locale)}</legend><div class="slots">
${starts.map(
  (inicio, index) => html`<label class="choice"><input type="radio" name="inicio" value="${inicio}"
 ${inicio === first ? html`id="inicio"` : ''} ${inicio === chosen ? html`checked` : ''}>${times[index]}</label>`,
)}
</div></fieldset>`;
}

/** The weeks of a month from Monday on; days of other months are empty. */
function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)).map((date) =>
      date.startsWith(month) ? date : undefined,
    ),
  );
  return weeks.filter((week) => week.some(Boolean));
}

const known = Intl.supportedValuesOf('timeZone');

function zonesWith(...zones: string[]): string[] {
  return [...new Set([...known, 'UTC', ...zones])].sort();
}
