'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '@/components/ui/icon-button';
import { AccountMenu } from './account-menu';
import { NavigationLinks } from './navigation-links';

type NavigationDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowShortcuts: () => void;
};

/** The navigation of a narrow screen, over the page. */
export function NavigationDrawer({ isOpen, onOpenChange, onShowShortcuts }: NavigationDrawerProps) {
  const t = useTranslations('shell');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-40 bg-overlay transition-opacity data-entering:opacity-0 data-exiting:opacity-0 md:hidden"
    >
      <Modal className="fixed inset-y-0 left-0 w-72 max-w-[85vw] border-r bg-canvas shadow-dialog transition-transform data-entering:-translate-x-4 data-exiting:-translate-x-4">
        <Dialog aria-label={t('navigation')} className="flex h-full flex-col gap-2 p-2 outline-none">
          <IconButton
            label={t('closeNavigation')}
            icon={<X aria-hidden />}
            onPress={() => onOpenChange(false)}
            className="self-end"
          />
          <div className="min-h-0 flex-1 overflow-y-auto">
            <NavigationLinks onNavigate={() => onOpenChange(false)} />
          </div>
          <AccountMenu
            onShowShortcuts={() => {
              onOpenChange(false);
              onShowShortcuts();
            }}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
