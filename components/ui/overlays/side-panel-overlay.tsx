'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { DiscardDialog } from './discard-dialog';
import type { SidePanelProps } from './side-panel';

/** What a `SidePanel` is made of. */
export function SidePanelOverlay(props: SidePanelProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    titleExtra,
    description,
    actions,
    footer,
    isDirty = false,
    children,
  } = props;
  const t = useTranslations('ui');
  const [isAsking, setIsAsking] = useState(false);

  function change(open: boolean) {
    if (!open && isDirty) setIsAsking(true);
    else onOpenChange(open);
  }

  function discard() {
    setIsAsking(false);
    onOpenChange(false);
  }

  return (
    <>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={change}
        isDismissable={(props.isDismissable ?? true) && !isDirty}
        className="fixed inset-0 z-40 bg-overlay transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <Modal
          className={classNames(
            'side-panel fixed inset-y-0 right-0 border-line bg-surface shadow-dialog transition-transform sm:border-l',
            'data-entering:translate-x-4 data-exiting:translate-x-4',
          )}
        >
          <AriaDialog className="flex h-full min-h-0 flex-col outline-none">
            <header className="flex items-start gap-2 border-b px-5 py-3">
              <div className="min-w-0 flex-1">
                <div className="flex min-h-8 flex-wrap items-center gap-2 pointer-coarse:min-h-10">
                  <Heading slot="title" className="min-w-0 break-words font-semibold text-base">
                    {title}
                  </Heading>
                  {titleExtra}
                </div>
                {description && <p className="text-ink-muted">{description}</p>}
              </div>
              {actions}
              <IconButton
                label={t('close')}
                icon={<X aria-hidden />}
                onPress={() => change(false)}
                className="-mr-2"
              />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t bg-canvas px-5 py-3">
                {footer}
              </footer>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
      <DiscardDialog isOpen={isAsking} onKeep={() => setIsAsking(false)} onDiscard={discard} />
    </>
  );
}
