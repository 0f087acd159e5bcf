'use client';

import { useTranslations } from 'next-intl';
import { languageNames, usePreferences } from '@/components/session/use-preferences';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';

/** The language of the page, for pages without a menu. */
export function LanguageSwitch() {
  const t = useTranslations('shell.account');
  const { locale, locales, chooseLocale } = usePreferences();
  return (
    <SegmentedControl
      label={t('language')}
      value={locale}
      onChange={chooseLocale}
      options={locales.map((id) => ({ id, label: languageNames[id] }))}
    />
  );
}
