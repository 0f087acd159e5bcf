import type { publishForm as operation } from '../../../lib/contract/forms.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { contentOf, lockLivingForm } from './save-form.ts';
import { changeForm, formReply } from './store.ts';

/** `POST /forms/{form_id}/publish`: saves what is sent and publishes, in one step. */
export const publishForm: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const form = await lockLivingForm(context, path.form_id);
  const content = await contentOf(context, form, body ?? {});
  const row = await changeForm(context.db, form.id, {
    ...content,
    status: 'published',
    publishedAt: context.now,
    updatedAt: context.now,
  });
  return formReply(row, context.publicUrl);
};
