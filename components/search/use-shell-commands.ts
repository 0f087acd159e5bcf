'use client';

import { Contrast, Keyboard, Languages, LogOut, Plug, Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type Command, useRegisteredCommands } from '@/components/commands/command-registry';
import { navigationFor, pagesOfArea } from '@/components/navigation/navigation';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { useSelectConnection } from '@/components/navigation/use-select-connection';
import { useSignOut } from '@/components/navigation/use-sign-out';
import { useSession } from '@/components/session/session-context';
import { languageNames, usePreferences } from '@/components/session/use-preferences';

type CommandGroup = { id: 'actions' | 'pages' | 'connections' | 'preferences'; commands: readonly Command[] };

/** What the palette offers: the page's own actions first, then what works everywhere. */
export function useShellCommands(onShowShortcuts: () => void): readonly CommandGroup[] {
  const t = useTranslations('shell');
  const words = useAreaWords();
  const router = useRouter();
  const { user, connection, connections, closed } = useSession();
  const select = useSelectConnection();
  const preferences = usePreferences();
  const signOut = useSignOut();
  const registered = useRegisteredCommands();

  const items = navigationFor(closed).flatMap((group) => group.items);
  const areas = items.map(
    ({ area, href, Icon }): Command => ({
      id: href,
      label: words.name(area),
      icon: Icon,
      run: () => router.push(href),
    }),
  );
  const pages = items.flatMap(({ area, href: first, Icon }) =>
    pagesOfArea(area, closed, user.role)
      .filter(({ href }) => href !== first)
      .map(
        ({ id, href }): Command => ({
          id: href,
          label: `${words.name(area)} · ${words.page(area, id)}`,
          icon: Icon,
          run: () => router.push(href),
        }),
      ),
  );
  const search: Command = {
    id: '/search',
    label: t('palette.searchPage'),
    icon: Search,
    run: () => router.push('/search'),
  };
  const others = connections
    .filter(({ id }) => id !== connection?.id)
    .map(
      ({ id, name, environment }): Command => ({
        id: `connection ${id}`,
        label: `${name} · ${t(`connection.${environment}`)}`,
        keywords: [t('connection.switch')],
        icon: Plug,
        run: () => select.mutate(id),
      }),
    );
  const themes = preferences.themes
    .filter((theme) => theme !== preferences.theme)
    .map(
      (theme): Command => ({
        id: `theme ${theme}`,
        label: t('palette.useTheme', { theme: t(`account.${theme}`) }),
        icon: Contrast,
        run: () => preferences.chooseTheme(theme),
      }),
    );
  const languages = preferences.locales
    .filter((locale) => locale !== preferences.locale)
    .map(
      (locale): Command => ({
        id: `language ${locale}`,
        label: t('palette.useLanguage', { language: languageNames[locale] }),
        keywords: ['language', 'idioma'],
        icon: Languages,
        run: () => preferences.chooseLocale(locale),
      }),
    );
  const account: Command[] = [
    { id: 'shortcuts', label: t('account.shortcuts'), icon: Keyboard, run: onShowShortcuts },
    { id: 'sign-out', label: t('account.signOut'), icon: LogOut, run: signOut },
  ];

  return [
    { id: 'actions', commands: registered },
    { id: 'pages', commands: [...areas, search, ...pages] },
    { id: 'connections', commands: others },
    { id: 'preferences', commands: [...languages, ...themes, ...account] },
  ];
}
