'use client';

import { Keyboard, ListChecks, LogOut, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from 'react-aria-components/Button';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { useSignOut } from '@/components/navigation/use-sign-out';
import { useSession } from '@/components/session/session-context';
import { languageNames, usePreferences } from '@/components/session/use-preferences';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { initialsOf } from '@/lib/format/names';

type AccountMenuProps = { isCompact?: boolean; onShowShortcuts: () => void };

/** Who is signed in; language, theme and the way out. */
export function AccountMenu({ isCompact, onShowShortcuts }: AccountMenuProps) {
  const t = useTranslations('shell');
  const words = useAreaWords();
  const { user } = useSession();
  const preferences = usePreferences();
  const signOut = useSignOut();

  const trigger = (
    <Button
      aria-label={t('account.menu', { name: user.name })}
      className="flex min-h-10 w-full min-w-0 items-center gap-2 rounded-md px-2 text-left hover:bg-hover"
    >
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-medium text-[0.6875rem] text-accent-ink"
      >
        {initialsOf(user.name)}
      </span>
      {!isCompact && (
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium leading-4">{user.name}</span>
          <span className="block truncate text-ink-muted text-xs">{t(`role.${user.role}`)}</span>
        </span>
      )}
    </Button>
  );

  return (
    <Menu
      label={t('account.menu', { name: user.name })}
      trigger={trigger}
      placement="top start"
      className="w-56"
    >
      <MenuItem
        id="account"
        href="/settings/account"
        icon={<UserRound aria-hidden />}
        description={user.email}
      >
        {words.page('settings', 'account')}
      </MenuItem>
      <MenuItem id="welcome" href="/overview?welcome" icon={<ListChecks aria-hidden />}>
        {t('account.welcome')}
      </MenuItem>
      <MenuItem id="shortcuts" icon={<Keyboard aria-hidden />} onAction={onShowShortcuts}>
        {t('account.shortcuts')}
      </MenuItem>
      <MenuSeparator />
      <MenuChoice title={t('account.theme')} value={preferences.theme} onChange={preferences.chooseTheme}>
        {preferences.themes.map((theme) => (
          <MenuItem key={theme} id={theme}>
            {t(`account.${theme}`)}
          </MenuItem>
        ))}
      </MenuChoice>
      <MenuChoice
        title={t('account.language')}
        value={preferences.locale}
        onChange={preferences.chooseLocale}
      >
        {preferences.locales.map((locale) => (
          <MenuItem key={locale} id={locale}>
            {languageNames[locale]}
          </MenuItem>
        ))}
      </MenuChoice>
      <MenuSeparator />
      <MenuItem id="sign-out" icon={<LogOut aria-hidden />} onAction={signOut}>
        {t('account.signOut')}
      </MenuItem>
    </Menu>
  );
}
