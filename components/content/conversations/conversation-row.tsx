'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import { RecordName } from '@/components/records/pick/record-name';
import { useChoiceWords } from '@/components/records/words';
import { useTarget } from '@/components/session/session-context';
import { classNames } from '@/components/ui/class-names';
import { RelativeInstant } from '@/components/ui/instant';
import { PageLink } from '@/components/ui/page-link';
import { lastLine } from '@/lib/conversations/last-message';
import { type ConversationRecord, isLater, lastAtOf, sideOf } from '@/lib/conversations/thread';
import { recordQuery } from '@/lib/records/note-record';
import { conversations } from '@/lib/resources/content/conversations';
import { pathOf } from '@/lib/resources/resource';
import { ChannelMark } from './channel-mark';
import type { InboxRow } from './use-inbox';

type ConversationRowProps = { entry: InboxRow; isOpen: boolean; query: string };

/** A conversation in the list: who it is with, what was said last and when, and whether that was seen. */
export function ConversationRow({ entry, isOpen, query }: ConversationRowProps) {
  const { row, id, isUnread } = entry;
  const t = useTranslations('content.conversations');
  const nameOr = useNameOr();
  const channelName = useChoiceWords(conversations.fields.canal?.choiceWords);
  const thread = useThreadOf(entry);
  const line = lastLine(thread);
  const at = lastAtOf(row, thread);
  const body = (
    <>
      <span
        title={row.canal && channelName(row.canal)}
        className="mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-full bg-hover text-ink-muted [&_svg]:size-4"
      >
        <ChannelMark channel={row.canal} />
        {row.canal && <span className="sr-only">{channelName(row.canal)}</span>}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={classNames('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            {row.contacto_id === undefined ? (
              nameOr(undefined, row.id)
            ) : (
              <RecordName of="contacts" id={row.contacto_id} />
            )}
          </span>
          {at && <RelativeInstant value={at} className="shrink-0 text-ink-muted text-xs" />}
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span
            className={classNames(
              'min-w-0 flex-1 truncate text-xs',
              isUnread ? 'text-ink' : 'text-ink-muted',
            )}
          >
            {line ? (
              <>
                {sideOf(line.message) === 'ours' && <span className="text-ink-muted">{t('you')} </span>}
                {line.text}
              </>
            ) : (
              row.canal && channelName(row.canal)
            )}
          </span>
          <RecordCell of={conversations} name="status" row={row} />
          {isUnread && (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
        </span>
      </span>
    </>
  );
  const look = classNames(
    'flex h-full w-full items-start gap-3 border-b px-4 py-2.5 text-left focus-visible:-outline-offset-2',
    isOpen ? 'bg-accent-soft' : 'hover:bg-hover',
  );
  if (id === '') return <div className={look}>{body}</div>;
  return (
    <PageLink
      href={`${pathOf(conversations, id)}${query}`}
      scroll={false}
      aria-current={isOpen ? 'page' : undefined}
      data-conversation={id}
      className={look}
    >
      {body}
    </PageLink>
  );
}

/** The messages of a conversation in sight: read once, and again when the list says that something was written. */
function useThreadOf({ row, id }: InboxRow): ConversationRecord | undefined {
  const { data, refetch } = useQuery({
    ...recordQuery(conversations, id, useTarget()),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const thread = (data ?? undefined) as ConversationRecord | undefined;
  const said = row.ultimo_mensaje_en;
  const isBehind =
    thread !== undefined && isLater(said, lastAtOf({ ...row, ultimo_mensaje_en: undefined }, thread));
  // Once for each moment that the list says: a server may name one that no message has.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not each time that it is read
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, said]);
  return thread;
}
