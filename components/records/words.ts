'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

export type Words = {
  (key: string, values?: Record<string, string | number>): string;
  has: (key: string) => boolean;
};

/** The words of a namespace that a resource names as text; that they exist is tested for every resource. */
export function useWords(namespace: string): Words {
  return useTranslations(namespace as never) as unknown as Words;
}

/** What one word of a choice is called; a word that nobody knows keeps its own. */
export function useChoiceWords(namespace: string | undefined): (word: string) => string {
  const t = useWords(namespace ?? 'ui');
  return useMemo(
    () => (word) => (namespace !== undefined && /^\w+$/.test(word) && t.has(word) ? t(word) : word),
    [t, namespace],
  );
}
