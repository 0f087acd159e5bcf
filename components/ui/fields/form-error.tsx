'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CheckAgain } from '@/components/ui/check-again';
import { useErrorWords } from '@/components/ui/use-error-words';
import { Unsettled } from '@/lib/api/outcome';
import { useIssueWords } from './use-issue-words';

type FormErrorProps = {
  error: unknown;
  /** Sends the same again; `submit` where it stands in the form that does. */
  retry?: 'submit' | (() => void) | undefined;
  /** Names of fields that say beside themselves what is wrong with them. */
  placed?: readonly string[];
};

/**
 * Why a form was not accepted, in the server's own words and with its request id; where nobody knows whether it was,
 * that, and the ways on. Renders nothing without an error.
 */
export function FormError({ error, retry, placed = [] }: FormErrorProps) {
  const t = useTranslations('ui');
  const issueWords = useIssueWords();
  const words = useErrorWords();
  if (!error) return null;
  const { message, requestId, details: all } = words(error, true);
  const details = all.filter(({ field }) => !placed.includes(field));
  const isUnsettled = error instanceof Unsettled;
  const isUnknown = isUnsettled && error.found !== 'undone';
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        {isUnknown && <p className="font-medium">{t('problem.unknownTitle')}</p>}
        <p className="break-words">{message || t('unknownError')}</p>
        {details.length > 0 && (
          <ul className="mt-0.5 break-words text-xs">
            {details.map(({ field, issue }) => (
              <li key={`${field} ${issue}`}>
                <code className="font-mono">{field}</code> {issueWords(issue)}
              </li>
            ))}
          </ul>
        )}
        {requestId && <p className="mt-0.5 break-all text-xs">{t('requestId', { id: requestId })}</p>}
        {isUnsettled && (retry || error.again.check) && (
          <div className="mt-2 flex flex-wrap gap-2 text-ink">
            {retry && (
              <Button size="sm" {...(retry === 'submit' ? { type: 'submit' } : { onPress: retry })}>
                {t('problem.retry')}
              </Button>
            )}
            {isUnknown && error.again.check && <CheckAgain key={error.checkedAt} check={error.again.check} />}
          </div>
        )}
      </div>
    </div>
  );
}
