import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';
import { AreaGate } from '@/components/shell/area-gate';

export default function SandboxLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="sandbox">
      <PerConnection>
        <AreaGate page="sandbox">{children}</AreaGate>
      </PerConnection>
    </AreaMessages>
  );
}
