import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadMessages, type MessageArea } from '@/i18n/messages';
import { MoreMessages } from './more-messages';

/** Sends an area's words to the browser, beside the shared ones. */
export async function AreaMessages({ area, children }: { area: MessageArea; children: ReactNode }) {
  const messages = await loadMessages(await getLocale(), [area]);
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
}
