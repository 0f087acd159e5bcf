'use client';

import { Command as Palette } from 'cmdk';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Command } from './command-registry';
import { useShellCommands } from './use-shell-commands';

type CommandPaletteProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowShortcuts: () => void;
};

/** Finds pages and actions by typing. */
export function CommandPalette({ isOpen, onOpenChange, onShowShortcuts }: CommandPaletteProps) {
  const t = useTranslations('shell.palette');
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

function PaletteContent({ onClose, onShowShortcuts }: { onClose: () => void; onShowShortcuts: () => void }) {
  const t = useTranslations('shell.palette');
  const groups = useShellCommands(onShowShortcuts);
  return (
    <Palette label={t('title')} loop>
      <div className="flex items-center gap-2 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Palette.Input
          autoFocus
          placeholder={t('placeholder')}
          className="h-12 w-full bg-transparent outline-none"
        />
      </div>
      <Palette.List className="max-h-80 overflow-y-auto p-1.5">
        <Palette.Empty className="px-3 py-6 text-center text-ink-muted">{t('none')}</Palette.Empty>
        {groups
          .filter(({ commands }) => commands.length > 0)
          .map(({ id, commands }) => (
            <Palette.Group
              key={id}
              heading={t(id)}
              className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs"
            >
              {commands.map((command) => (
                <PaletteItem key={command.id} command={command} onClose={onClose} />
              ))}
            </Palette.Group>
          ))}
      </Palette.List>
    </Palette>
  );
}

function PaletteItem({ command, onClose }: { command: Command; onClose: () => void }) {
  return (
    <Palette.Item
      value={command.id}
      keywords={[command.label, ...(command.keywords ?? [])]}
      onSelect={() => {
        onClose();
        command.run();
      }}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 data-[selected=true]:bg-hover"
    >
      {command.icon && <command.icon aria-hidden className="size-4 shrink-0 text-ink-muted" />}
      <span className="truncate">{command.label}</span>
    </Palette.Item>
  );
}
