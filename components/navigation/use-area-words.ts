'use client';

import { useTranslations } from 'next-intl';
import { areaOfPage, type PageName } from '@/lib/connection/areas/page-access';

/** What areas are called: `area` of their message files, which every page has (a test holds it to be whole). */
export function useAreaWords() {
  const t = useTranslations() as unknown as (key: string, values?: { id: string }) => string;
  return {
    name: (area: string) => t(`${area}.area.name`),
    page: (area: string, id: string) => t(`${area}.area.pages.${id}`),
    /** What a server lacks that does not have the page, within a sentence: `contacts`. */
    what: (page: PageName) => t(`${areaOfPage(page)}.area.what.${page}`),
    /** What one record of a kind is called, or several. */
    kind: ({ area, name }: { area: string; name: string }, number: 'one' | 'many') =>
      t(`${area}.area.kinds.${name}.${number}`),
    record: (area: string, kind: string, id: string) => t(`${area}.area.ids.${kind}`, { id }),
  };
}
