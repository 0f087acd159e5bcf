import { ApiError } from '@/lib/api/api-error';

/** What the console refuses where it moves configuration, by the keys of `configuration.refusals`. */
export const refusalCodes = [
  'nothing_to_plan',
  'same_connection',
  'target_changed',
  'target_unreadable',
  'unreadable_kinds',
  'unreadable_files',
  'other_plan_applying',
  'already_undone',
  'connection_moved',
  'record_under_way',
  'wrong_state',
  'forbidden_role',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** These name what is at fault, which the page's words do not. */
const detailed: readonly RefusalCode[] = ['unreadable_files', 'unreadable_kinds'];

/**
 * A refusal of the console's own in the page's words; any other error as it is, since a server may use the same codes
 * for errors of its own.
 */
export function inPageWords(error: unknown, words: (code: RefusalCode) => string): unknown {
  if (!(error instanceof ApiError) || !error.isConsole) return error;
  const code = refusalCodes.find(
    (one) => one === error.code || error.details.some(({ issue }) => issue === one),
  );
  if (!code) return error;
  const details = detailed.includes(code) ? error.details : [];
  return new ApiError({ ...error, message: words(code), details, cause: error });
}
