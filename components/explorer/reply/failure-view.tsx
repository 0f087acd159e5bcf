'use client';

import { useTranslations } from 'next-intl';
import { useErrorWords } from '@/components/ui/use-error-words';
import { outcomeOf } from '@/lib/api/outcome';
import { UnknownOutcome } from './reply-view';

type FailureViewProps = {
  failure: Error;
  isWrite: boolean;
  /** The key that the request without an answer went by. */
  lostKey: string | undefined;
  onSendAgain: (idempotencyKey: string) => void;
};

/** No answer arrived: what of a write is known then, and the safe way to try again. */
export function FailureView({ failure, isWrite, lostKey, onSendAgain }: FailureViewProps) {
  const t = useTranslations('explorer.reply');
  const wordsOf = useErrorWords();
  const cause = failure.cause ?? failure;
  return (
    <div className="space-y-2">
      <p className="text-danger-ink">{wordsOf(cause, isWrite).message || t('failed')}</p>
      {isWrite && lostKey !== undefined && outcomeOf(cause) === 'unknown' && (
        <UnknownOutcome onSendAgain={() => onSendAgain(lostKey)} />
      )}
    </div>
  );
}
