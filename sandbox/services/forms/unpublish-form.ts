import type { unpublishForm as operation } from '../../../lib/contract/forms.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { lockLivingForm } from './save-form.ts';
import { changeForm, formReply } from './store.ts';

/** `POST /forms/{form_id}/unpublish`: nothing is deleted; a draft stays a draft. */
export const unpublishForm: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const form = await lockLivingForm(context, path.form_id);
  if (form.status !== 'published') return formReply(form, context.publicUrl);
  const row = await changeForm(context.db, form.id, { status: 'unpublished', updatedAt: context.now });
  return formReply(row, context.publicUrl);
};
