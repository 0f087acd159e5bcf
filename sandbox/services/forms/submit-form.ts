import type { FormSubmission } from '../../../lib/contract/forms.ts';
import type { WriteContext } from '../../core/context.ts';
import { type FormRow, insertSubmission, submissionReply } from './store.ts';

/** Stores what somebody sent through the public page. What looks like spam is kept, and nobody is told. */
export async function submitForm(
  context: WriteContext,
  form: FormRow,
  datos: Readonly<Record<string, unknown>>,
  status: 'nuevo' | 'spam',
): Promise<FormSubmission> {
  const row = await insertSubmission(context.db, {
    subaccountId: context.subaccountId,
    formId: form.id,
    formVersion: form.version,
    status,
    datos: { ...datos },
    createdAt: context.now,
  });
  const reply = submissionReply(row);
  if (status === 'nuevo') context.emit('form.submitted', reply);
  return reply;
}
