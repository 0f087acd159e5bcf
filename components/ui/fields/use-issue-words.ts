'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** Codes are words with underscores; what a server says in sentences is for people already. */
const CODE = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/** What is wrong with a field in words, whoever found it; a code that nobody knows is never shown. */
export function useIssueWords(): (issue: string) => string {
  const t = useTranslations('ui.issue');
  return useCallback(
    (issue) => {
      if (!CODE.test(issue)) return issue;
      const known = t as unknown as { (code: string): string; has(code: string): boolean };
      return known.has(issue) ? known(issue) : t('other');
    },
    [t],
  );
}
