'use client';

import { useTranslations } from 'next-intl';
import { settingsPagesFor } from '@/components/navigation/settings-pages';
import { useSession } from '@/components/session/session-context';
import { AreaNav } from './area-nav';

/** Links between the pages of the settings. */
export function SettingsTabs() {
  const t = useTranslations('shell');
  const { user } = useSession();
  const pages = settingsPagesFor(user.role).map(({ id, href }) => ({ href, name: t(`settings.${id}`) }));
  return <AreaNav label={t('areas.settings')} pages={pages} />;
}
