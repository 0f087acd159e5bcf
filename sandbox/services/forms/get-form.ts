import type { getForm as operation } from '../../../lib/contract/forms.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { formReply, getFormOrThrow } from './store.ts';

/** `GET /forms/{form_id}`. */
export const getForm: Verb<ReadContext, typeof operation> = async (context, { path }) =>
  formReply(await getFormOrThrow(context, path.form_id), context.publicUrl);
