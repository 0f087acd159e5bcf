import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { AreaNav } from '@/components/shell/area-nav';
import { PageHeader } from '@/components/shell/page-header';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('settings.area');
  return (
    <AreaMessages area="settings">
      <AreaMessages area="auth">
        <PageHeader title={t('name')} />
        <AreaNav area="settings" />
        {children}
      </AreaMessages>
    </AreaMessages>
  );
}
