'use client';

import { useTranslations } from 'next-intl';
import { useAppliesExtensions } from './use-applies-extensions';

/** Stands by settings that only this project's servers are known to apply. */
export function ExtensionNote() {
  const t = useTranslations('forms.settings');
  if (useAppliesExtensions()) return null;
  return (
    <p className="rounded-md bg-warning-soft px-2.5 py-1.5 text-warning-ink text-xs">{t('mayNotApply')}</p>
  );
}
