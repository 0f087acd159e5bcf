'use client';

import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { fieldIssuesOf } from '@/lib/api/outcome';

/**
 * What is wrong with each field in words: issues found here, else those the server named. `rest` is the server's
 * refusal where it is about something else.
 */
export function useFieldErrors(issues: Readonly<Partial<Record<string, string>>>, error: unknown) {
  const words = useIssueWords();
  const details = fieldIssuesOf(error);
  const all = [...details.map(({ field, issue }) => [field, issue] as const), ...Object.entries(issues)];
  const fieldErrors: Partial<Record<string, string>> = Object.fromEntries(
    all.map(([field, issue]) => [field, words(issue ?? '')]),
  );
  return { fieldErrors, rest: details.length > 0 ? null : error };
}
