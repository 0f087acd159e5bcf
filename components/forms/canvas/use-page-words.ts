'use client';

import { useLocale } from 'next-intl';
import { useFormEditor } from '@/components/forms/editor/editor-context';
import { own } from '@/lib/json/same-json';
import { type PageWords, pageWords } from '@/lib/rules/forms/page-words';
import { languageOf } from '@/lib/rules/forms/public-form';

/** What the form's page says by itself, in the form's language; of one in its visitor's, in that of who looks. */
export function usePageWords(): PageWords {
  const locale = useLocale();
  const idioma = useFormEditor(({ history }) => own(history.present.document.ajustes, 'idioma'));
  const named = idioma === 'es' || idioma === 'en' || idioma === 'auto' ? idioma : undefined;
  return pageWords[languageOf({ idioma: named }, locale === 'en' ? 'en' : 'es')];
}
