'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { loadMessages, type MessageArea } from '@/i18n/messages';
import { MoreMessages } from './more-messages';

type LazyMessagesProps = { area: MessageArea; children: ReactNode };

/** Brings an area's words where a page of another one shows its records; nothing is shown before they are there. */
export function LazyMessages({ area, children }: LazyMessagesProps) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['messages', locale, area],
    queryFn: () => loadMessages(locale, [area]),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data && <MoreMessages messages={data}>{children}</MoreMessages>;
}
