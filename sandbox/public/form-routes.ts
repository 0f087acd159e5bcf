import { createHash, randomUUID } from 'node:crypto';
import { raw } from 'hono/html';
import { advance, type Done } from '../../lib/rules/forms/advance.ts';
import { type Answers, valuesOf } from '../../lib/rules/forms/answers.ts';
import { checkAnswers } from '../../lib/rules/forms/check.ts';
import { ACT, type FormState, startOf, stepState } from '../../lib/rules/forms/form-state.ts';
import { renderForm, titleOf } from '../../lib/rules/forms/page.ts';
import { styleOf } from '../../lib/rules/forms/page-style.ts';
import { pageWords } from '../../lib/rules/forms/page-words.ts';
import { languageOf, type PublicForm, publicFormOf } from '../../lib/rules/forms/public-form.ts';
import { type FormRow, findPublishedForm } from '../services/forms/store.ts';
import { submitForm } from '../services/forms/submit-form.ts';
import { START } from './form-scripts.ts';
import { layout, notice, TRAP } from './layout.ts';
import { byName } from './read-fields.ts';
import { addressWith, type Page, type Visit } from './visit.ts';

/** A field whose text is another on every page that is begun, so that one form sent twice is one submission. */
const ONCE = '_envio';
/** The version of the form that the visitor sees. */
const VERSION = '_version';

type Known = { readonly row: FormRow; readonly form: PublicForm };

/** `GET /f/{slug}`: fields may be filled in by the address, by their key. */
export async function showForm(visit: Visit): Promise<Page> {
  const known = await formOf(visit);
  if (!known) return gone(visit);
  return shown(visit, known, startOf(known.form, byName(visit.query)), randomUUID());
}

/**
 * `POST /f/{slug}`: the next page of the form, or this one where something on it is wrong; in the end it is stored, once
 * for a page that is sent twice, and its visitor is led to where they read so.
 */
export async function answerForm(visit: Visit, typed: Answers): Promise<Page> {
  const known = await formOf(visit);
  if (!known) return gone(visit);
  const { row, form } = known;
  const language = languageOf(form, visit.reader.language);
  const isSpam = isTrapped(form, typed);
  const once = valuesOf(typed, ONCE)[0];
  const next: FormState | Done = isSpam
    ? { at: 'done', answers: typed, datos: checkAnswers(form.campos, typed, language).datos }
    : advance(form, typed, language, { isStale: isOlder(row, typed), prefilled: byName(visit.query) });
  if (next.at !== 'done') return shown(visit, known, next, once ?? randomUUID());
  const sent = createHash('sha256').update(JSON.stringify([row.id, once, next.datos]));
  await visit.write(
    (context) => submitForm(context, row, next.datos, isSpam ? 'spam' : 'nuevo'),
    once && `form ${sent.digest('base64')}`,
  );
  // In a frame the visitor chooses to leave: another site may refuse to be framed.
  if (form.redireccion && !isEmbedded(visit)) return { redirect: form.redireccion };
  return { redirect: addressWith(`/f/${row.slug}/gracias`, keptQuery(visit), {}) };
}

/** `GET /f/{slug}/gracias`. */
export async function showThanks(visit: Visit): Promise<Page> {
  const known = await formOf(visit);
  return known ? shown(visit, known, stepState(0, {}, { at: 'thanks' }), '') : gone(visit);
}

/** True of a press that stores nothing: it leads to another page of the form. What falls into the trap is stored. */
export function isStep(typed: Answers): boolean {
  return /^(next|back|change:)/.test(valuesOf(typed, ACT)[0] ?? '') && valuesOf(typed, TRAP).length === 0;
}

async function formOf({ read, slug }: Visit): Promise<Known | undefined> {
  const row = await findPublishedForm(read.db, read.subaccountId, slug);
  return row && { row, form: publicFormOf(row) };
}

function shown(visit: Visit, { row, form }: Known, state: FormState, once: string): Page {
  const language = languageOf(form, visit.reader.language);
  const framing = isEmbedded(visit);
  const style = styleOf(form);
  const hasScript = framing || form.campos.some(({ mostrar_si }) => mostrar_si !== undefined);
  const content = renderForm(form, state, {
    language,
    action: addressWith(visit.path, visit.query, {}),
    hidden: { [ONCE]: once, [VERSION]: String(row.version) },
    isEmbedded: framing,
    ...(!hasTrapKey(form) && { trap: TRAP }),
  });
  const look = { style, bodyClass: framing ? 'embed' : '', script: hasScript ? START : undefined };
  return {
    status: state.problems.size > 0 ? 422 : 200,
    html: layout(titleOf(form, state, language), raw(content), language, look),
    language,
    allows: { style, framing, leaving: form.redireccion !== '' },
  };
}

/** Whether the page that was sent was drawn from an older version. What it answers is checked and kept by this one. */
function isOlder({ version }: FormRow, typed: Answers): boolean {
  return Number(valuesOf(typed, VERSION)[0] ?? version) !== version;
}

const hasTrapKey = ({ campos }: PublicForm) => campos.some(({ clave }) => clave === TRAP);

const isTrapped = (form: PublicForm, typed: Answers) => !hasTrapKey(form) && valuesOf(typed, TRAP).length > 0;

const isEmbedded = ({ query }: Visit) => query.get('embed') === '1';

/** What of the address the page of thanks goes on with: the subaccount, and whether it stands in a frame. */
function keptQuery({ query }: Visit): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => key === 'cuenta' || key === 'embed'));
}

function gone({ reader: { language } }: Visit): Page {
  const words = pageWords[language];
  return { status: 404, html: notice(words.gone, words.goneHint, language) };
}
