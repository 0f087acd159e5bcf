import type { ReactNode } from 'react';
import { AreaGate } from '@/components/layout/area-gate';
import { AreaMessages } from '@/components/layout/area-messages';
import { PerConnection } from '@/components/layout/per-connection';

export default function PipelinesLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="pipelines">
      <PerConnection>
        <AreaGate page="pipelines">{children}</AreaGate>
      </PerConnection>
    </AreaMessages>
  );
}
