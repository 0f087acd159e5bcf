'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useInstants } from '@/components/session/use-instants';
import { classNames } from '@/components/ui/class-names';
import { Unreadable } from '@/components/ui/unreadable';
import { cannotRead } from '@/lib/api/read/notes';
import { readableText } from '@/lib/conversations/readable-text';
import { type MessageRecord, type Side, sideOf } from '@/lib/conversations/thread';

/** One message: who wrote it, what it says as text, and when. */
export function MessageBubble({ message }: { message: MessageRecord }) {
  const t = useTranslations('content.conversations');
  const { time, exact } = useInstants();
  const side = sideOf(message);
  const { text, isHtml } = readableText(message.texto ?? '');
  return (
    <Bubble
      kind="message"
      side={side}
      foot={
        <>
          {side === 'unknown' && (message.direccion ? `${message.direccion} · ` : `${t('sideUnknown')} · `)}
          {isHtml && <span title={t('htmlHint')}>{t('html')} · </span>}
          {message.created_at ? (
            <time dateTime={message.created_at} title={exact(message.created_at)}>
              {time(message.created_at)}
            </time>
          ) : (
            t('noTime')
          )}
        </>
      }
    >
      {text !== '' ? text : cannotRead(message, 'texto') ? <Unreadable /> : <i>{t('noText')}</i>}
    </Bubble>
  );
}

type BubbleProps = {
  kind: 'message' | 'unsent';
  side: Side;
  isOpen?: boolean;
  foot: ReactNode;
  children: ReactNode;
  below?: ReactNode;
};

/** Theirs on the left, ours on the right; what nobody can tell stands in between. */
export function Bubble({ kind, side, isOpen = false, foot, children, below }: BubbleProps) {
  const t = useTranslations('content.conversations');
  return (
    <li
      data-bubble={kind}
      className={classNames(
        'flex flex-col',
        side === 'ours' ? 'items-end' : side === 'theirs' ? 'items-start' : 'items-center',
      )}
    >
      <div
        className={classNames(
          'max-w-[min(36rem,85%)] rounded-lg border px-3 py-1.5',
          side === 'ours' ? 'border-transparent bg-accent-soft' : 'bg-surface',
          isOpen && 'border-line border-dashed bg-surface',
        )}
      >
        <span className="sr-only">{side === 'unknown' ? '' : t(side)}</span>
        <div data-text className="whitespace-pre-wrap break-words">
          {children}
        </div>
        <p className="mt-0.5 text-right text-ink-muted text-xs">{foot}</p>
      </div>
      {below}
    </li>
  );
}
