'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SearchField } from '@/components/ui/fields/search-field';
import { Kbd } from '@/components/ui/kbd';
import { Dialog } from '@/components/ui/overlays/dialog';
import { fold } from '@/lib/format/fold';

/** Keys by what they do, in the words of `catalog.sheet.keys`. */
const keys = [
  ['walk', ['↑', '↓', '←', '→']],
  ['edge', ['Ctrl', '↓']],
  ['row', ['Home', 'End']],
  ['corner', ['Ctrl', 'Home']],
  ['page', ['Page Up', 'Page Down']],
  ['edit', ['Enter', 'F2']],
  ['replace', ['0–9']],
  ['down', ['Enter']],
  ['right', ['Tab']],
  ['cancel', ['Esc']],
  ['extend', ['Shift', '↓']],
  ['all', ['Ctrl', 'A']],
  ['copy', ['Ctrl', 'C']],
  ['cut', ['Ctrl', 'X']],
  ['paste', ['Ctrl', 'V']],
  ['fillDown', ['Ctrl', 'D']],
  ['fillRight', ['Ctrl', 'R']],
  ['clear', ['Delete']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['menu', ['Shift', 'F10']],
  ['save', ['Ctrl', 'S']],
  ['leave', ['Esc', 'Tab']],
  ['help', ['?']],
] as const;

/** What the keys of the matrix do, to be searched. */
export function MatrixKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('catalog.sheet.keys');
  const [typed, setTyped] = useState('');
  const shown = keys.filter(([name, strokes]) =>
    fold(`${t(`of.${name}`)} ${strokes.join(' ')}`).includes(fold(typed.trim())),
  );
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} size="lg" isDismissable>
      <SearchField label={t('search')} placeholder={t('search')} value={typed} onChange={setTyped} />
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {shown.map(([name, strokes]) => (
          <li key={name} className="flex min-h-7 items-center justify-between gap-4">
            {t(`of.${name}`)}
            <span className="flex gap-1">
              {strokes.map((stroke) => (
                <Kbd key={stroke}>{stroke}</Kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="mt-2 text-ink-muted">{t('none')}</p>}
    </Dialog>
  );
}
