import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { SettingsTabs } from '@/components/shell/settings-tabs';

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
