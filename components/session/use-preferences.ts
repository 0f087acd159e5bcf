'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { type Locale, locales } from '@/i18n/locale';
import { readTheme, type Theme, themes } from '@/lib/format/preferences';
import { applyTheme, writePreference } from './write-preference';

/** Names of the languages, each in itself. */
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español' };

/** Language and theme of this browser, and how to change them. */
export function usePreferences() {
  const router = useRouter();
  const locale = useLocale();
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, (): Theme => 'system');

  return {
    locales,
    locale,
    chooseLocale(chosen: string) {
      writePreference('locale', chosen);
      router.refresh();
    },
    themes,
    theme,
    chooseTheme(chosen: string) {
      writePreference('theme', chosen);
      applyTheme(readTheme(chosen));
    },
  };
}

function shownTheme(): Theme {
  return readTheme(document.documentElement.dataset.theme);
}

/** Several menus show the theme; the page itself is where it is kept. */
function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
