'use client';

import { useTranslations } from 'next-intl';

/**
 * What the parts of a difference's path are called: fields by the page's words, and what is known by a name of its own,
 * such as a stage, by that.
 */
export function usePathWords(): (path: readonly string[]) => readonly string[] {
  const t = useTranslations('configuration.field');
  return (path) =>
    path.map((part) => {
      const key = part as 'nombre';
      return /^\w+$/.test(part) && t.has(key) ? t(key) : part;
    });
}
