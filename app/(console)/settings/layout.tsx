import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { AreaNav } from '@/components/shell/area-nav';

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="settings">
      <AreaMessages area="auth">
        <AreaNav area="settings" />
        {children}
      </AreaMessages>
    </AreaMessages>
  );
}
