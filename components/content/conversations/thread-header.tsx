'use client';

import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import { RecordName } from '@/components/records/pick/record-name';
import { useChoiceWords } from '@/components/records/words';
import { PageLink } from '@/components/ui/page-link';
import type { ConversationRecord } from '@/lib/conversations/thread';
import { conversations } from '@/lib/resources/content/conversations';
import { ChannelMark } from './channel-mark';

type ThreadHeaderProps = {
  id: string;
  thread: ConversationRecord | undefined;
  /** The last look at it failed: what is shown may be older than what there is. */
  isBehind: boolean;
  children?: ReactNode;
};

/** Whom the conversation is with, by which channel and how it stands. */
export function ThreadHeader({ id, thread, isBehind, children }: ThreadHeaderProps) {
  const t = useTranslations('content.conversations');
  const nameOr = useNameOr();
  const channelName = useChoiceWords(conversations.fields.canal?.choiceWords);
  const search = useSearchParams().toString();
  const contactId = thread?.contacto_id;
  return (
    <header className="flex min-h-13 items-center gap-2 border-b px-3 py-2 sm:px-4">
      <PageLink
        href={`${conversations.path}${search === '' ? '' : `?${search}`}`}
        scroll={false}
        aria-label={t('back')}
        className="flex size-8 shrink-0 items-center justify-center rounded-md hover:bg-hover lg:hidden pointer-coarse:size-10 [&_svg]:size-4"
      >
        <ArrowLeft aria-hidden />
      </PageLink>
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold text-base">
          {contactId === undefined ? (
            nameOr(undefined, thread?.id ?? id, (number) => t('numbered', { id: number }))
          ) : (
            <PageLink href={`/contacts/${encodeURIComponent(String(contactId))}`} className="hover:underline">
              <RecordName of="contacts" id={contactId} />
            </PageLink>
          )}
        </h2>
        <p className="flex items-center gap-1.5 text-ink-muted text-xs [&_svg]:size-3.5">
          {thread?.canal && (
            <>
              <ChannelMark channel={thread.canal} /> {channelName(thread.canal)}
            </>
          )}
          {isBehind && (
            <span role="status" className="text-warning-ink">
              {t('behind')}
            </span>
          )}
        </p>
      </div>
      {thread && <RecordCell of={conversations} name="status" row={thread} />}
      {children}
    </header>
  );
}
