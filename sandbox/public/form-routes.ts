import { findPublishedForm } from '../services/forms/store.ts';
import { submitForm } from '../services/forms/submit-form.ts';
import { checkSubmission, type Typed } from './check-submission.ts';
import { formPage } from './form-page.ts';
import { notice, TRAP } from './layout.ts';
import { addressWith, type Page, type Visit } from './visit.ts';

const gone: Page = {
  status: 404,
  html: notice('Este formulario no está disponible', 'Puede que ya no reciba respuestas.'),
};

/** `GET /f/{slug}`. */
export async function showForm({ read, slug, path, query }: Visit): Promise<Page> {
  const form = await findPublishedForm(read.db, read.subaccountId, slug);
  return form ? { status: 200, html: formPage(form, addressWith(path, query, {})) } : gone;
}

/** `POST /f/{slug}`: what was typed stays on the page where something is wrong with it. */
export async function answerForm({ read, slug, path, query, write }: Visit, typed: Typed): Promise<Page> {
  const form = await findPublishedForm(read.db, read.subaccountId, slug);
  if (!form) return gone;
  const { datos, problems } = checkSubmission(form.campos, typed);
  const trapped = (typed[TRAP] ?? []).some((text) => text !== '');
  if (problems.size > 0 && !trapped)
    return { status: 422, html: formPage(form, addressWith(path, query, {}), typed, problems) };
  await write((context) => submitForm(context, form, datos, trapped ? 'spam' : 'nuevo'));
  const { mensaje_exito: thanks } = form.ajustes;
  return {
    status: 200,
    html: notice('Gracias', typeof thanks === 'string' ? thanks : 'Recibimos tu respuesta.'),
  };
}
