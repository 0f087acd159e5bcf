'use client';

import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '@/components/ui/icon-button';
import { AccountMenu } from './account-menu';
import { ConnectionSwitcher } from './connection-switcher';
import { LiveIndicator } from './live-indicator';
import { NavigationLinks } from './navigation-links';

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
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isDismissable
        className="fixed inset-0 z-40 bg-overlay transition-opacity data-entering:opacity-0 data-exiting:opacity-0 md:hidden"
      >
        <Modal className="fixed inset-y-0 left-0 w-72 max-w-[85vw] border-r bg-canvas shadow-dialog transition-transform data-entering:-translate-x-4 data-exiting:-translate-x-4">
          <Dialog aria-label={t('navigation')} className="flex h-full flex-col gap-2 p-2 outline-none">
            <IconButton
              label={t('closeNavigation')}
              icon={<X aria-hidden />}
              onPress={() => setIsOpen(false)}
              className="self-end"
            />
            <div className="min-h-0 flex-1 overflow-y-auto">
              <NavigationLinks onNavigate={() => setIsOpen(false)} />
            </div>
            <AccountMenu
              onShowShortcuts={() => {
                setIsOpen(false);
                onShowShortcuts();
              }}
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </header>
  );
}
