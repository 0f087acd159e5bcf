'use client';

import { useTranslations } from 'next-intl';
import { describeError, type ErrorWords } from '@/lib/format/describe-error';

/** What is told of an error: what the console itself found in the page's language, all else in the server's words. */
export function useErrorWords(error: unknown): ErrorWords {
  const t = useTranslations('shell.problem');
  const words = describeError(error);
  switch (words.code) {
    case 'upstream_unreachable': {
      const reason = /\((\w+)\)$/.exec(words.message)?.[1];
      return reason ? { ...words, message: t('unreachable', { reason }) } : words;
    }
    case 'upstream_timeout':
      return { ...words, message: t('timeout') };
    case 'network_failure':
      return { ...words, message: t('noAnswer') };
    default:
      return words;
  }
}
