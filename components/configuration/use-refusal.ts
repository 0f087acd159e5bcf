'use client';

import { useTranslations } from 'next-intl';
import { inPageWords } from './refusal-words';

/** Gives refusals of the console's own the words of the page (`inPageWords`). */
export function useRefusal(): (error: unknown) => unknown {
  const t = useTranslations('configuration.refusals');
  return (error) => inPageWords(error, t);
}
