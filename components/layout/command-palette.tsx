'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

const load = () => import('./palette-content').then((module) => module.PaletteContent);
const PaletteContent = dynamic(load, { loading: () => <div className="h-12" /> });

type CommandPaletteProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowShortcuts: () => void;
};

/** Finds pages and actions by typing. */
export function CommandPalette({ isOpen, onOpenChange, onShowShortcuts }: CommandPaletteProps) {
  const t = useTranslations('shell.palette');
  // Not with the page, but before anybody asks: what is typed into it at once must not be lost.
  useEffect(() => {
    const timer = setTimeout(load, 1_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 flex justify-center bg-overlay p-3 transition-opacity data-entering:opacity-0 data-exiting:opacity-0 sm:pt-[14vh]"
    >
      <Modal className="h-fit w-full max-w-xl overflow-hidden rounded-xl border bg-raised shadow-dialog">
        <Dialog aria-label={t('title')} className="outline-none">
          <PaletteContent onClose={() => onOpenChange(false)} onShowShortcuts={onShowShortcuts} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
