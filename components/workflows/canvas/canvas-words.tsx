'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type CanvasWords = {
  /** Of the + below an open end. */
  readonly append: (title: string, handle: string | undefined) => string;
};

const CanvasWordsContext = createContext<CanvasWords | undefined>(undefined);

/** What the parts of nodes are called: made once, for hundreds of nodes ask. */
export function CanvasWordsProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('workflows.canvas');
  const words = useMemo<CanvasWords>(
    () => ({
      append: (title, handle) =>
        handle === undefined ? t('append', { title }) : t('appendBy', { title, handle }),
    }),
    [t],
  );
  return <CanvasWordsContext value={words}>{children}</CanvasWordsContext>;
}

export function useCanvasWords(): CanvasWords {
  const words = useContext(CanvasWordsContext);
  if (!words) throw new Error('useCanvasWords outside of CanvasWordsProvider');
  return words;
}
