'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { DialogProps } from './dialog';

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl' };

/** What a `Dialog` is made of. */
export function DialogOverlay(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    footer,
    size = 'md',
    role,
    isDismissable = false,
    children,
  } = props;
  const t = useTranslations('ui');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className="fixed inset-0 z-50 flex items-end justify-center bg-overlay transition-opacity data-entering:opacity-0 data-exiting:opacity-0 sm:items-start sm:p-4 sm:pt-[12vh]"
    >
      <Modal
        className={classNames(
          'flex max-h-[92dvh] w-full flex-col rounded-t-xl border border-line bg-raised shadow-dialog sm:max-h-[80vh] sm:rounded-xl',
          widths[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <header className="flex items-start gap-4 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Heading slot="title" className="font-semibold text-base">
                {title}
              </Heading>
              {description && <p className="mt-1 text-ink-muted">{description}</p>}
            </div>
            <IconButton
              label={t('close')}
              icon={<X aria-hidden />}
              size="sm"
              onPress={() => onOpenChange(false)}
              className="-mt-0.5 -mr-1.5 pointer-coarse:-mt-2"
            />
          </header>
          {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-0.5 pb-4">{children}</div>}
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t bg-canvas px-5 py-3 sm:rounded-b-xl">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
