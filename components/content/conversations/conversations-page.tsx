'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { classNames } from '@/components/ui/class-names';
import { conversations } from '@/lib/resources/content/conversations';
import { pathOf } from '@/lib/resources/resource';
import { ConversationList } from './conversation-list';
import { type Inbox, useInbox } from './use-inbox';

/** The inbox; `children` is the conversation that is open. On a phone one of the two is shown. */
export function ConversationsPage({ children }: { children: ReactNode }) {
  const inbox = useInbox();
  const isOpen = inbox.openId !== undefined;
  useWalk(inbox);
  return (
    <div className="-mt-3 flex min-h-0 flex-1">
      <section
        className={classNames(
          'flex min-h-0 w-full flex-col pt-3 lg:w-88 lg:shrink-0 lg:border-r',
          isOpen && 'max-lg:hidden',
        )}
      >
        <ConversationList inbox={inbox} />
      </section>
      <div className={classNames('flex min-h-0 min-w-0 flex-1', !isOpen && 'max-lg:hidden')}>{children}</div>
    </div>
  );
}

/** J and K lead from conversation to conversation. Pressed faster than pages come, each goes on from the one before. */
function useWalk({ rows, openId, query }: Inbox) {
  const t = useTranslations('records.panel');
  const router = useRouter();
  const heading = useRef(openId);
  useEffect(() => {
    heading.current = openId;
  }, [openId]);
  function step(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === heading.current);
    const next = rows[at < 0 ? 0 : at + by];
    if (!next?.id) return;
    heading.current = next.id;
    router.push(`${pathOf(conversations, next.id)}${query}`, { scroll: false });
  }
  useShortcut('j', t('next'), () => step(1));
  useShortcut('k', t('previous'), () => step(-1));
}
