'use client';

import { useTimeZone, useTranslations } from 'next-intl';
import { languageNames, usePreferences } from '@/components/session/use-preferences';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { KeyValueList } from '@/components/ui/key-value-list';
import { AccountSection } from './account-section';

/** Language and theme of this browser. */
export function PreferencesForm() {
  const t = useTranslations('settings.account');
  const tShell = useTranslations('shell.account');
  const { locale, locales, chooseLocale, theme, themes, chooseTheme } = usePreferences();
  return (
    <AccountSection title={t('preferences')} description={t('preferencesText')}>
      <KeyValueList
        className="sm:items-center"
        items={[
          {
            label: tShell('language'),
            value: (
              <SegmentedControl
                label={tShell('language')}
                value={locale}
                onChange={chooseLocale}
                options={locales.map((id) => ({ id, label: languageNames[id] }))}
              />
            ),
          },
          {
            label: tShell('theme'),
            value: (
              <SegmentedControl
                label={tShell('theme')}
                value={theme}
                onChange={chooseTheme}
                options={themes.map((id) => ({ id, label: tShell(id) }))}
              />
            ),
          },
          { label: t('timeZone'), value: useTimeZone() },
        ]}
      />
    </AccountSection>
  );
}
