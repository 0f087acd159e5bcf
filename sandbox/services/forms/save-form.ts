import type { replaceForm } from '../../../lib/contract/forms.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import type { WriteContext } from '../../core/context.ts';
import { ApiError, invalidField } from '../../core/errors.ts';
import { lockInSubaccount } from '../../db/locks.ts';
import { fieldsOf } from './form-rules.ts';
import { type FormRow, lockFormOrThrow, selectSlugsLike } from './store.ts';

type FormBody = Input<typeof replaceForm>['body'];

/** The form, held until the transaction ends. 409 where it is archived. */
export async function lockLivingForm(context: WriteContext, id: number): Promise<FormRow> {
  const form = await lockFormOrThrow(context, id);
  if (form.status === 'archived') throw new ApiError('form_archived', 'The form is archived');
  return form;
}

/**
 * What a PUT or a publish puts into a locked form: each field that is sent replaces the whole stored one, and any
 * adds one to `version`. Throws 409 `version_conflict` where the sender saw an older form.
 */
export async function contentOf(
  context: WriteContext,
  form: FormRow,
  { nombre, slug, campos, ajustes, version }: FormBody,
): Promise<Partial<FormRow>> {
  if (version !== undefined && version < form.version) throw conflict(form.version, version);
  if (version !== undefined && version > form.version) throw invalidField('version', 'invalid_value');
  if (slug !== undefined && slug !== form.slug) await claimSlug(context, slug);
  const sent = { nombre, slug, campos: campos && fieldsOf(campos), ajustes };
  const content = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return Object.keys(content).length === 0 ? {} : { ...content, version: form.version + 1 };
}

async function claimSlug(context: WriteContext, slug: string): Promise<void> {
  lockInSubaccount(context.db, context.subaccountId, 'forms');
  if (!(await selectSlugsLike(context, slug)).has(slug)) return;
  throw new ApiError('slug_taken', `Another form has the slug "${slug}"`, [
    { field: 'slug', issue: 'taken' },
  ]);
}

function conflict(stored: number, sent: number): ApiError {
  return new ApiError(
    'version_conflict',
    `The form is at version ${stored}; the change was made on ${sent}`,
    [{ field: 'version', issue: 'stale' }],
  );
}
