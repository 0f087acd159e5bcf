'use client';

import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { IconButton } from '@/components/ui/icon-button';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { noteConfirmed } from '@/lib/api/confirmed';
import { THREAD_EVERY } from '@/lib/conversations/pace';
import { type ConversationRecord, lastAtOf } from '@/lib/conversations/thread';
import { recordQuery } from '@/lib/records/note-record';
import { conversations } from '@/lib/resources/content/conversations';
import { Composer } from './composer';
import { ContactAside } from './contact-aside';
import { MessageList } from './message-list';
import { ThreadHeader } from './thread-header';
import { useOutbox } from './use-outbox';
import { useSeen } from './use-seen';

/** One conversation: what was written, and where a reply is written. It is read again and again while it is open. */
export function Thread({ id }: { id: string }) {
  const t = useTranslations('content.conversations');
  const { data, error, refetch } = useQuery({
    ...recordQuery(conversations, id, useTarget()),
    // What is not there does not come by looking again.
    refetchInterval: ({ state }) => (state.error && !state.data ? false : THREAD_EVERY),
    staleTime: 0,
  });
  const thread = (data ?? undefined) as ConversationRecord | undefined;
  const [isAsideOpen, setIsAsideOpen] = useState(false);
  const { outbox, unsent } = useOutbox(id);
  const { saw } = useSeen();
  const lastAt = thread && lastAtOf(thread, thread);
  useEffect(() => saw(id, lastAt), [saw, id, lastAt]);
  useEffect(() => outbox.settle(id, thread?.mensajes ?? []), [outbox, id, thread]);

  useEffect(
    () =>
      outbox.onArrival((message) => {
        // The reply to it was lost: that is said beside.
        noteConfirmed(message);
        toastSuccess(t('unsent.arrived'), undefined, message);
      }),
    [outbox, t],
  );

  return (
    <>
      <section aria-label={t('conversation')} className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <ThreadHeader id={id} thread={thread} isBehind={thread !== undefined && error !== null}>
          {thread && (
            <IconButton
              label={t('aside.show')}
              icon={<UserRound aria-hidden />}
              className="min-[1400px]:hidden"
              onPress={() => setIsAsideOpen(true)}
            />
          )}
        </ThreadHeader>
        {thread ? (
          <MessageList key={id} thread={thread} unsent={unsent} outbox={outbox} />
        ) : error ? (
          <div className="flex-1">
            <ErrorState error={error} onRetry={() => void refetch()} />
          </div>
        ) : (
          <div className="flex-1 p-4">
            <LoadingState rows={5} />
          </div>
        )}
        {thread && (
          <Composer key={`reply ${id}`} id={id} thread={thread} onSend={(text) => outbox.send(id, text)} />
        )}
      </section>
      {thread && (
        <aside
          aria-label={t('aside.title')}
          className="hidden w-80 shrink-0 overflow-y-auto border-l px-4 pt-1 pb-4 min-[1400px]:block"
        >
          <ContactAside id={id} thread={thread} />
        </aside>
      )}
      {thread && (
        <SidePanel isOpen={isAsideOpen} onOpenChange={setIsAsideOpen} title={t('aside.title')}>
          <ContactAside id={id} thread={thread} />
        </SidePanel>
      )}
    </>
  );
}
