import { ApiError } from '../core/errors.ts';

/** Why a step cannot do its work, in the words of a run's record. Ends the run. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}

/** The words for what a step threw, undefined where it is no refusal but a fault of ours. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof StepFailure) return error.message;
  if (!(error instanceof ApiError)) return undefined;
  const details = error.details.map(({ field, issue }) => `${field} ${issue}`).join(', ');
  return details === '' ? `${error.code}: ${error.message}` : `${error.code}: ${error.message} (${details})`;
}
