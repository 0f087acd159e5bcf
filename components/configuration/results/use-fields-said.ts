'use client';

import { useTranslations } from 'next-intl';
import { usePathWords } from '@/components/configuration/differences/use-path-words';
import type { ComparedRecord } from '@/lib/configuration/comparison';

/** So many fields are named; the others are counted. */
const NAMED = 3;

/** Which fields of a record differ, in a few words: `Name, Stages and 2 more`. */
export function useFieldsSaid(): (record: ComparedRecord) => string {
  const t = useTranslations('configuration.compare');
  const words = usePathWords();
  return ({ differences }) => {
    const fields = [...new Set(differences.map(({ path }) => path[0] ?? ''))];
    if (fields.length === 0) return '';
    const names = words(fields.slice(0, NAMED)).join(', ');
    return t('fields', { names, more: Math.max(0, fields.length - NAMED) });
  };
}
