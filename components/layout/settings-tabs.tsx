'use client';

import { useTranslations } from 'next-intl';
import { AreaNav } from './area-nav';
import { useSession } from './session-context';
import { settingsPagesFor } from './settings-pages';

/** Links between the pages of the settings. */
export function SettingsTabs() {
  const t = useTranslations('shell');
  const { user } = useSession();
  const pages = settingsPagesFor(user.role).map(({ id, href }) => ({ href, name: t(`settings.${id}`) }));
  return <AreaNav label={t('areas.settings')} pages={pages} />;
}
