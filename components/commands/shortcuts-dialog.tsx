'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '@/components/ui/fields/switch';
import { Kbd } from '@/components/ui/kbd';
import { Dialog } from '@/components/ui/overlays/dialog';
import { type Shortcut, useShortcuts } from './shortcuts';

type ShortcutsDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const groups = ['general', 'goTo', 'page'] as const satisfies readonly Shortcut['group'][];

/** Lists the shortcuts that work on the page shown, and switches single keys off. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const t = useTranslations('shell.shortcuts');
  const { shortcuts, isEnabled, setEnabled } = useShortcuts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')} isDismissable>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <ShortcutGroup
            key={group}
            title={t(group)}
            rows={[
              ...(group === 'general' ? [{ keys: 'Ctrl K', label: t('palette') }] : []),
              ...shortcuts.filter((shortcut) => shortcut.group === group),
            ]}
          />
        ))}
      </div>
      <Switch
        className="mt-5 border-t pt-4"
        isSelected={isEnabled}
        onChange={setEnabled}
        description={t('enabledHint')}
      >
        {t('enabled')}
      </Switch>
    </Dialog>
  );
}

function ShortcutGroup({
  title,
  rows,
}: {
  title: string;
  rows: readonly Pick<Shortcut, 'keys' | 'label'>[];
}) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-medium text-ink-muted text-xs">{title}</h3>
      <ul>
        {rows.map(({ keys, label }) => (
          <li key={keys} className="flex min-h-7 items-center justify-between gap-4">
            {label}
            <span className="flex gap-1">
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key.toUpperCase()}</Kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
