'use client';

import { Command as Palette } from 'cmdk';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Command } from './command-registry';
import { matchesCommand } from './matches-command';
import { useRecordCommands } from './use-record-commands';
import { useShellCommands } from './use-shell-commands';

type PaletteContentProps = {
  onClose: () => void;
  onShowShortcuts: () => void;
  /** Gives what was typed before the field was there. */
  takeTyped: () => string;
};

/** The field and what it finds. */
export function PaletteContent({ onClose, onShowShortcuts, takeTyped }: PaletteContentProps) {
  const t = useTranslations('shell.palette');
  const [text, setText] = useState('');
  const { commands: records, isLooking, isPartial, withoutId } = useRecordCommands(text);
  const groups = useShellCommands(onShowShortcuts).map(({ id, commands }) => ({
    id,
    commands: commands.filter((command) => matchesCommand(command, text)),
  }));

  // Once the field is there and has the focus: what is typed from now on reaches it.
  useEffect(() => setText(takeTyped()), [takeTyped]);
  return (
    <Palette label={t('title')} loop shouldFilter={false}>
      <div className="flex items-center gap-2 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Palette.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder={t('placeholder')}
          className="h-12 w-full bg-transparent outline-none"
        />
      </div>
      <Palette.List className="max-h-80 overflow-y-auto p-1.5">
        {!isLooking && (
          <Palette.Empty className="px-3 py-6 text-center text-ink-muted">{t('none')}</Palette.Empty>
        )}
        {[...groups, { id: 'records' as const, commands: records }]
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
      {(isLooking || isPartial || withoutId) && (
        <p role="status" className="border-t px-4 py-2 text-ink-muted text-xs">
          {isLooking ? t('looking') : [isPartial && t('partial'), withoutId].filter(Boolean).join(' ')}
        </p>
      )}
    </Palette>
  );
}

function PaletteItem({ command, onClose }: { command: Command; onClose: () => void }) {
  return (
    <Palette.Item
      value={command.id}
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
