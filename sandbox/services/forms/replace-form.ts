import type { replaceForm as operation } from '../../../lib/contract/forms.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { contentOf, lockLivingForm } from './save-form.ts';
import { changeForm, formReply } from './store.ts';

/** `PUT /forms/{form_id}`. */
export const replaceForm: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const form = await lockLivingForm(context, path.form_id);
  const content = await contentOf(context, form, body);
  const row = await changeForm(context.db, form.id, { ...content, updatedAt: context.now });
  return formReply(row, context.publicUrl);
};
