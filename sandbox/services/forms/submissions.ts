import type * as contract from '../../../lib/contract/forms.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { getFormOrThrow, getSubmissionOrThrow, selectSubmissions, submissionReply } from './store.ts';

/** `GET /forms/{form_id}/submissions`, newest first. */
export const listSubmissions: Verb<ReadContext, typeof contract.listSubmissions> = async (
  context,
  { path, query },
) => {
  const { id } = await getFormOrThrow(context, path.form_id);
  return pageOf(await selectSubmissions(context.db, id, query), query.limit, submissionReply);
};

/** `GET /forms/{form_id}/submissions/{sub_id}`. */
export const getSubmission: Verb<ReadContext, typeof contract.getSubmission> = async (context, { path }) => {
  const { id } = await getFormOrThrow(context, path.form_id);
  return submissionReply(await getSubmissionOrThrow(context.db, id, path.sub_id));
};
