'use client';

import { useTranslations } from 'next-intl';
import { Kbd } from '@/components/ui/kbd';
import { Dialog } from '@/components/ui/overlays/dialog';

/** Keys by what they do, in the words of `workflows.keys.command`. Single letters are in the page's own list too. */
const rows = [
  ['walk', ['↑', '↓', '←', '→']],
  ['extend', ['Shift', '↓']],
  ['walkOnly', ['Ctrl', '↓']],
  ['choose', ['Space']],
  ['chooseAll', ['Ctrl', 'A']],
  ['move', ['Alt', '↓']],
  ['open', ['Enter']],
  ['back', ['Esc']],
  ['insert', ['N']],
  ['replace', ['R']],
  ['connect', ['L']],
  ['delete', ['Delete']],
  ['duplicate', ['Ctrl', 'D']],
  ['copy', ['Ctrl', 'C']],
  ['cut', ['Ctrl', 'X']],
  ['paste', ['Ctrl', 'V']],
  ['note', ['M']],
  ['fold', ['.']],
  ['tidy', ['T']],
  ['fit', ['0']],
  ['fitChosen', ['9']],
  ['search', ['/']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['save', ['Ctrl', 'S']],
] as const;

/** How the editor is used without a mouse. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('workflows.keys');
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('title')} size="lg" isDismissable>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(([command, keys]) => (
          <li key={command} className="flex min-h-7 items-center justify-between gap-4">
            {t(`command.${command}`)}
            <span className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
