import type { WriteContext } from '../../core/context.ts';
import { createForm } from '../../services/forms/create-form.ts';
import { publishForm } from '../../services/forms/publish-form.ts';
import { contactForm, quoteForm, surveyForm } from '../forms.ts';
import type { Step } from '../steps.ts';

/** The contact form with a question that asks otherwise */
function liveContactForm(): typeof quoteForm {
  const form = contactForm(2);
  const campos = form.campos!.map((field) =>
    field.id === 'telefono' ? { ...field, etiqueta: 'Celular', requerido: true } : field,
  );
  return { ...form, campos, ajustes: { ...(form.ajustes as object), color: '#1d4ed8' } };
}

/** Forms of the live demo: one that differs, one that is equal, and one that is not published yet. */
export function liveFormSteps(at: Date): Step[] {
  const make = (body: typeof quoteForm, isPublished: boolean) => async (context: WriteContext) => {
    const { id } = await createForm(context, { path: {}, query: {}, body });
    if (isPublished) await publishForm(context, { path: { form_id: id }, query: {}, body: undefined });
  };
  return [
    { at, write: make(liveContactForm(), true) },
    { at, write: make(quoteForm, true) },
    { at, write: make(surveyForm, false) },
  ];
}
