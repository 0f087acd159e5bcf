import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';

export default function FormsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="forms">
      <AreaMessages area="records">
        <AreaMessages area="editing">
          <PerConnection>{children}</PerConnection>
        </AreaMessages>
      </AreaMessages>
    </AreaMessages>
  );
}
