import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/layout/area-messages';
import { PerConnection } from '@/components/layout/per-connection';

export default function WorkflowsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="workflows">
      <PerConnection>{children}</PerConnection>
    </AreaMessages>
  );
}
