'use client';

import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { headerOf } from '@/components/webhooks/signature/signature-headers';
import type { RequestSummary } from '@/lib/receiver/receiver-view';
import { Moment } from '../moment';
import { useAnswerWords } from './use-answer-words';
import { useHeldRows } from './use-held-rows';

type RequestRowsProps = {
  /** Newest first. */
  requests: readonly RequestSummary[];
  onOpen: (request: RequestSummary) => void;
};

/** The requests; what arrives while the pointer or the focus is on them waits, so that none moves under it. */
export function RequestRows({ requests, onOpen }: RequestRowsProps) {
  const t = useTranslations('receiver.requests');
  const words = useAnswerWords();
  const { shown, fresh, letIn, handlers } = useHeldRows(requests, ({ id }) => id);
  return (
    <div className="relative" {...handlers}>
      {fresh > 0 && (
        <Button
          variant="primary"
          size="sm"
          icon={<ArrowUp aria-hidden />}
          className="-translate-x-1/2 -top-4 absolute left-1/2 z-10 rounded-full shadow-popover"
          onPress={letIn}
        >
          {t('new', { count: fresh })}
        </Button>
      )}
      <ul aria-label={t('title')} className="divide-y divide-line rounded-lg border bg-surface">
        {shown.map((request) => (
          <li key={request.id}>
            <AriaButton
              onPress={() => onOpen(request)}
              className="flex min-h-10 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 text-left hover:bg-hover/60 focus-visible:-outline-offset-2"
            >
              <Badge>{request.method}</Badge>
              <span className="min-w-0 flex-1 basis-44 truncate font-mono text-xs">
                {headerOf(request.headers, 'X-Service-Event') ?? t('noEvent')}
                {request.query}
              </span>
              <span className="text-ink-muted text-xs">{words.ofAnswer(request.answer)}</span>
              <span className="text-ink-muted text-xs">
                <Moment at={request.at} show="exact" />
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
