import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConversationsPage } from '@/components/content/conversations/conversations-page';
import { firstPageOf } from '@/components/records/list/first-page';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { conversations } from '@/lib/resources/content/conversations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('content.conversations');
  return { title: t('title') };
}

/** The list stays while a conversation opens beside it: `children` is the conversation. */
export default function ConversationsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="conversations" isUnderHeader>
      <EarlyReads page="conversations" of={(search) => [firstPageOf(conversations, search)]}>
        <ConversationsPage>{children}</ConversationsPage>
      </EarlyReads>
    </AreaGate>
  );
}
