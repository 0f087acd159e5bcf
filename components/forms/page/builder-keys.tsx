'use client';

import { useTranslations } from 'next-intl';
import { useShortcut } from '@/components/commands/shortcuts';
import { addLineId } from '@/components/forms/editor/use-field-commands';

const byCanvas = () => {};

/** The builder's keys in the list of shortcuts. All but the first are heard where they count, on a field. */
export function BuilderKeys() {
  const t = useTranslations('forms.keys');
  useShortcut('/', t('add'), () => document.getElementById(addLineId)?.focus());
  useShortcut('↑ ↓', t('walk'), byCanvas);
  useShortcut('Shift ↓', t('extend'), byCanvas);
  useShortcut('Enter', t('write'), byCanvas);
  useShortcut('Tab', t('next'), byCanvas);
  useShortcut('Alt ↓', t('move'), byCanvas);
  useShortcut('Space', t('pickUp'), byCanvas);
  useShortcut('Ctrl D', t('duplicate'), byCanvas);
  useShortcut('Delete', t('remove'), byCanvas);
  useShortcut('Ctrl Z', t('undo'), byCanvas);
  useShortcut('Ctrl S', t('save'), byCanvas);
  return null;
}
