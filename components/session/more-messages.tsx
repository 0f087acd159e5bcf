'use client';

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

type MoreMessagesProps = { messages: Partial<Messages>; children: ReactNode };

/** Adds messages to those of the page around it. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const around = useMessages();
  const merged = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged}>
      {children}
    </NextIntlClientProvider>
  );
}
