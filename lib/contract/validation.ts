import type { z } from 'zod';
import type { ErrorDetail } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** Messages of the contract's own rules are issue words already; zod's own are sentences. */
const WORD = /^[a-z0-9]+(_[a-z0-9]+)*$/;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return value;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function sizeWord(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const [few, many] =
    issue.origin === 'string'
      ? ['too_short', 'too_long']
      : issue.origin === 'array' || issue.origin === 'set'
        ? ['too_few', 'too_many']
        : ['too_small', 'too_big'];
  return issue.code === 'too_small' ? few! : many!;
}

function issueWord(issue: Issue, input: unknown): string {
  if (issue.code !== 'custom' && valueAt(input, issue.path) === undefined) return 'required';
  if (WORD.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return 'invalid_type';
    case 'too_small':
    case 'too_big':
      return sizeWord(issue);
    case 'invalid_format':
      return 'invalid_format';
    case 'invalid_key':
      return 'invalid_key';
    default:
      return 'invalid_value';
  }
}

/**
 * `error.details` of a failed parse: dotted paths (`stages.2.stage_type`; empty for the whole body) and issue
 * words (`required`, `invalid_type`, `unknown_field`, `too_small`, `too_big`, `too_short`, `too_long`,
 * `too_few`, `too_many`, `invalid_value`, and those of single rules such as `invalid_check_digit`).
 * `input` is what was parsed: only it tells a missing field from one of a wrong type.
 */
export function errorDetails(error: z.ZodError, input: unknown): ErrorDetail[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...path, key].join('.'), issue: 'unknown_field' }));
    }
    return [{ field: path.join('.'), issue: issueWord(issue, input) }];
  });
}
