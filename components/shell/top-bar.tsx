'use client';

import { Menu as MenuIcon, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { lazyOverlay } from '@/components/ui/lazy';
import { ConnectionSwitcher } from './connection-switcher';
import { LiveIndicator } from './live-indicator';

const NavigationDrawer = lazyOverlay(() =>
  import('./navigation-drawer').then((module) => module.NavigationDrawer),
);

type TopBarProps = { onShowPalette: () => void; onShowShortcuts: () => void };

/** The head of a narrow screen: navigation in a drawer, the connection always in sight. */
export function TopBar({ onShowPalette, onShowShortcuts }: TopBarProps) {
  const t = useTranslations('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b bg-canvas px-2 md:hidden">
      <IconButton
        label={t('openNavigation')}
        icon={<MenuIcon aria-hidden />}
        onPress={() => setIsOpen(true)}
      />
      <div className="min-w-0 flex-1">
        <ConnectionSwitcher />
      </div>
      <LiveIndicator isCompact />
      <IconButton label={t('palette.open')} icon={<Search aria-hidden />} onPress={onShowPalette} />
      <NavigationDrawer isOpen={isOpen} onOpenChange={setIsOpen} onShowShortcuts={onShowShortcuts} />
    </header>
  );
}
