'use client';

import { useTranslations } from 'next-intl';
import { fieldIssuesOf } from '@/lib/api/outcome';

/** The issues that have words of their own; others are said as the server says them. */
const known = ['required', 'invalid_color', 'too_small', 'too_big', 'too_long'] as const;

/**
 * What is wrong with each field in words: issues found here, else those the server named. `rest` is the server's
 * refusal where it is about something else.
 */
export function useIssueWords(issues: Readonly<Partial<Record<string, string>>>, error: unknown) {
  const t = useTranslations('pipeline-settings.issue');
  const words = (issue: string) => {
    const own = known.find((each) => each === issue);
    return own ? t(own) : issue;
  };
  const details = fieldIssuesOf(error);
  const all = [...details.map(({ field, issue }) => [field, issue] as const), ...Object.entries(issues)];
  const fieldErrors: Partial<Record<string, string>> = Object.fromEntries(
    all.map(([field, issue]) => [field, words(issue ?? '')]),
  );
  return { fieldErrors, rest: details.length > 0 ? null : error };
}
