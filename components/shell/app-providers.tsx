'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTimeZone } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { writePreference } from '@/components/session/write-preference';
import { createQueryClient } from '@/lib/api/query-client';
// Reads when the first page was written, before that page can be written anew.
import '@/lib/api/server-clock';
import { AppToaster } from './app-toaster';

/** Where days are typed they go day, month, year, as all pages write them; plain `en` would begin with the month. */
const localesOfDays = { en: 'en-GB', es: 'es' } as const;

/** What every page needs around it in the browser. */
export function AppProviders({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [queryClient] = useState(createQueryClient);
  useBrowserTimeZone();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={localesOfDays[useLocale()]}>
        <RouterProvider navigate={router.push}>{children}</RouterProvider>
        <AppToaster />
      </I18nProvider>
    </QueryClientProvider>
  );
}

/** Tells the server the browser's time zone on the first visit, and again after a journey. */
function useBrowserTimeZone() {
  const router = useRouter();
  const shown = useTimeZone();
  useEffect(() => {
    const actual = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (actual === shown) return;
    writePreference('timeZone', actual);
    router.refresh();
  }, [router, shown]);
}
