'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useErrorWords } from '@/components/ui/use-error-words';
import { Bubble } from './message-bubble';
import type { Outbox } from './outbox';
import type { Unsent } from './unsent-messages';

/** A message on its way, or what became of it and the ways on. */
export function UnsentBubble({ message, outbox }: { message: Unsent; outbox: Outbox }) {
  const t = useTranslations('content.conversations.unsent');
  const isOver = message.state === 'refused' || message.state === 'unknown';
  return (
    <Bubble
      kind="unsent"
      side="ours"
      isOpen
      foot={
        <span className="inline-flex items-center gap-1.5">
          {!isOver && <Spinner className="size-3" />}
          {t(message.state)}
        </span>
      }
      below={isOver && <Ways message={message} outbox={outbox} />}
    >
      {message.text}
    </Bubble>
  );
}

function Ways({ message, outbox }: { message: Unsent; outbox: Outbox }) {
  const t = useTranslations('content.conversations.unsent');
  const words = useErrorWords();
  const [isBusy, setIsBusy] = useState<'retry' | 'look'>();
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = message.state === 'unknown';
  const said = message.error ? words(message.error, true) : undefined;
  async function act(name: 'retry' | 'look', run: () => Promise<boolean>) {
    setIsBusy(name);
    setHasFailed(!(await run()));
    setIsBusy(undefined);
  }
  return (
    <div role="alert" className="mt-1 max-w-[min(36rem,85%)] space-y-1.5 text-right text-xs">
      <p className={isOpen ? 'text-warning-ink' : 'text-danger-ink'}>
        {t(isOpen ? 'unknownText' : 'refusedText')}
        {isOpen && hasFailed && <span className="block">{t('notReadText')}</span>}
        {said?.message && <span className="block break-words">{said.message}</span>}
        {said?.requestId && <span className="block break-all text-ink-muted">{said.requestId}</span>}
      </p>
      <div className="flex flex-wrap justify-end gap-1.5">
        <Button
          size="sm"
          isPending={isBusy === 'retry'}
          onPress={() => void act('retry', () => outbox.retry(message.id))}
        >
          {t('retry')}
        </Button>
        {isOpen && (
          <Button
            size="sm"
            isPending={isBusy === 'look'}
            onPress={() => void act('look', () => outbox.look(message.conversationId))}
          >
            {t('look')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onPress={() => outbox.discard(message.id)}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}
