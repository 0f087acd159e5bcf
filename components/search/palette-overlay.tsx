'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PaletteContent } from './palette-content';

export type PaletteOverlayProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowShortcuts: () => void;
  /** Gives what was typed before the field was there. */
  takeTyped: () => string;
};

/** What the `CommandPalette` is made of. */
export function PaletteOverlay({ isOpen, onOpenChange, onShowShortcuts, takeTyped }: PaletteOverlayProps) {
  const t = useTranslations('shell.palette');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 flex justify-center bg-overlay p-3 transition-opacity data-entering:opacity-0 data-exiting:opacity-0 sm:pt-[14vh]"
    >
      <Modal className="h-fit w-full max-w-xl overflow-hidden lg:max-w-3xl rounded-xl border bg-raised shadow-dialog">
        <Dialog aria-label={t('title')} className="outline-none">
          <PaletteContent
            onClose={() => onOpenChange(false)}
            onShowShortcuts={onShowShortcuts}
            takeTyped={takeTyped}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
