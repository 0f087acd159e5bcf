import type { archiveForm as operation } from '../../../lib/contract/forms.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { changeForm, formReply, lockFormOrThrow } from './store.ts';

/** `DELETE /forms/{form_id}`: archived, never removed; slug and submissions stay. */
export const archiveForm: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const form = await lockFormOrThrow(context, path.form_id);
  if (form.status === 'archived') return formReply(form, context.publicUrl);
  const row = await changeForm(context.db, form.id, { status: 'archived', updatedAt: context.now });
  return formReply(row, context.publicUrl);
};
