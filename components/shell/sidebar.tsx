'use client';

import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { writePreference } from '@/components/session/write-preference';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { AccountMenu } from './account-menu';
import { ConnectionSwitcher } from './connection-switcher';
import { LiveIndicator } from './live-indicator';
import { NavigationLinks } from './navigation-links';

type SidebarProps = {
  isCompactAtFirst: boolean;
  onShowPalette: () => void;
  onShowShortcuts: () => void;
};

/** Connection, navigation and account at the left edge of wide screens; can be made narrow. */
export function Sidebar({ isCompactAtFirst, onShowPalette, onShowShortcuts }: SidebarProps) {
  const t = useTranslations('shell');
  const [isCompact, setIsCompact] = useState(isCompactAtFirst);

  function toggle() {
    setIsCompact(!isCompact);
    writePreference('sidebar', isCompact ? 'wide' : 'compact');
  }

  return (
    <aside
      aria-label={t('product')}
      className={classNames(
        'hidden shrink-0 flex-col gap-4 border-r bg-canvas p-2 md:flex',
        isCompact ? 'w-14' : 'w-60',
      )}
    >
      <ConnectionSwitcher isCompact={isCompact} />
      <LiveIndicator isCompact={isCompact} />
      {isCompact ? (
        <IconButton
          label={t('palette.open')}
          icon={<Search aria-hidden />}
          onPress={onShowPalette}
          className="mx-auto"
        />
      ) : (
        <Button className="justify-start! px-2! font-normal! text-ink-muted!" onPress={onShowPalette}>
          <Search aria-hidden />
          <span className="flex-1 text-left">{t('palette.open')}</span>
          <Kbd>Ctrl K</Kbd>
        </Button>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <NavigationLinks isCompact={isCompact} />
      </div>
      <div className={classNames('flex gap-1', isCompact ? 'flex-col items-center' : 'items-center')}>
        <div className="min-w-0 flex-1">
          <AccountMenu isCompact={isCompact} onShowShortcuts={onShowShortcuts} />
        </div>
        <IconButton
          label={t(isCompact ? 'expandSidebar' : 'collapseSidebar')}
          icon={isCompact ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          onPress={toggle}
        />
      </div>
    </aside>
  );
}
