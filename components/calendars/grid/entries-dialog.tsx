'use client';

import { useTranslations } from 'next-intl';
import { EntryRow } from '@/components/calendars/entries/entry-row';
import { useEntryWords } from '@/components/calendars/entries/use-entry-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';

type EntriesDialogProps = {
  entries: readonly AgendaEntry[];
  onClose: () => void;
  /** Undefined where they may not be moved. */
  onPickUp: ((entry: AgendaEntry) => void) | undefined;
};

/** Appointments that have no room in the grid, or stand at one place of it: to open, or to pick up. */
export function EntriesDialog({ entries, onClose, onPickUp }: EntriesDialogProps) {
  const t = useTranslations('calendars.agenda');
  const { titleOf } = useEntryWords();
  return (
    <Dialog
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('moreLabel', { count: entries.length })}
    >
      <ul className="divide-y">
        {entries.map((entry) => (
          <li key={entry.key} className="flex items-center gap-2">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the link inside leads on; the list goes with it */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click is the keyboard's, too */}
            <div className="flex min-w-0 flex-1" onClick={onClose}>
              <EntryRow entry={entry} />
            </div>
            {onPickUp && entry.id && (
              <Button
                size="sm"
                aria-label={t('moveOf', { title: titleOf(entry) })}
                onPress={() => onPickUp(entry)}
              >
                {t('move')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
