import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';
import { AreaGate } from '@/components/shell/area-gate';

export default function PipelinesLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="pipelines">
      <AreaMessages area="records">
        <PerConnection>
          <AreaGate page="pipelines">{children}</AreaGate>
        </PerConnection>
      </AreaMessages>
    </AreaMessages>
  );
}
