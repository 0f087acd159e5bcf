import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/layout/area-messages';
import { SettingsTabs } from '@/components/layout/settings-tabs';

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="settings">
      <AreaMessages area="auth">
        <SettingsTabs />
        {children}
      </AreaMessages>
    </AreaMessages>
  );
}
