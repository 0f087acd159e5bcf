import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';

export default function ContentLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="content">
      <PerConnection>{children}</PerConnection>
    </AreaMessages>
  );
}
