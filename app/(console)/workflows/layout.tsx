import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';

export default function WorkflowsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="workflows">
      <AreaMessages area="editing">
        <PerConnection>{children}</PerConnection>
      </AreaMessages>
    </AreaMessages>
  );
}
