'use client';

import { useTranslations } from 'next-intl';
import { useShortcut } from '@/components/layout/shortcuts';

type RowShortcuts = {
  move: (by: 1 | -1) => void;
  open: () => void;
  redeliver: () => void;
  search: () => void;
};

/** The keys of a list: j and k move, o opens, r delivers again, / searches. Enter and arrows are the list's own. */
export function useRowShortcuts({ move, open, redeliver, search }: RowShortcuts) {
  const t = useTranslations('webhooks.keys');
  useShortcut('j', t('next'), () => move(1));
  useShortcut('k', t('previous'), () => move(-1));
  useShortcut('o', t('open'), open);
  useShortcut('r', t('redeliver'), redeliver);
  useShortcut('/', t('search'), search);
}
