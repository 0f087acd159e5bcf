'use client';

import { useTranslations } from 'next-intl';
import { useShortcut } from '@/components/commands/shortcuts';

type RowShortcuts = {
  /** Puts the focus on the first row in sight; from a row on, j and k are the table's own. */
  enter: () => void;
  open: () => void;
  redeliver: () => void;
  search: () => void;
};

const tablesOwn = () => {};

/** The keys of a list: j and k move, o opens, r delivers again, x chooses, / searches. */
export function useRowShortcuts({ enter, open, redeliver, search }: RowShortcuts) {
  const t = useTranslations('webhooks.keys');
  useShortcut('j', t('next'), enter);
  useShortcut('k', t('previous'), enter);
  useShortcut('o', t('open'), open);
  useShortcut('r', t('redeliver'), redeliver);
  useShortcut('x', t('select'), tablesOwn);
  useShortcut('/', t('search'), search);
}
