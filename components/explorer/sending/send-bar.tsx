'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { Kbd } from '@/components/ui/kbd';
import type { Problems } from './use-sending';

type SendBarProps = {
  problems: Problems;
  isPending: boolean;
  /** The user's role may not send it. */
  isRefused: boolean;
  onSend: (isForced?: boolean) => void;
};

/** The button that sends, always in sight, and what stands against it: the server can be asked all the same. */
export function SendBar({ problems, isPending, isRefused, onSend }: SendBarProps) {
  const t = useTranslations('explorer.send');
  const wordsOf = useIssueWords();
  const { path, query, body, isJson, unreadable } = problems;
  const issues = [...path, ...query, ...body];
  const isHeld = query.length > 0 || body.length > 0 || !isJson;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 space-y-2 border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
      {(issues.length > 0 || !isJson || unreadable.length > 0) && (
        <div role="alert" className="w-fit rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          <p>{t(path.length > 0 ? 'noAddress' : unreadable.length > 0 ? 'unread' : 'held')}</p>
          <ul className="mt-1 list-disc pl-5 text-xs">
            {!isJson && <li>{t('notJson')}</li>}
            {unreadable.map((field) => (
              <li key={field}>
                <code>{field}</code>
              </li>
            ))}
            {issues.map(({ field, issue }) => (
              <li key={`${field} ${issue}`}>
                {field && <code>{field}</code>} {wordsOf(issue)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          isPending={isPending}
          isDisabled={isRefused}
          onPress={() => onSend()}
        >
          {t('send')}
        </Button>
        {isHeld && path.length === 0 && unreadable.length === 0 && !isRefused && (
          <Button isDisabled={isPending} onPress={() => onSend(true)}>
            {t('sendAnyway')}
          </Button>
        )}
        <span className="hidden items-center gap-1 text-ink-muted text-xs sm:flex">
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
        </span>
      </div>
    </div>
  );
}
