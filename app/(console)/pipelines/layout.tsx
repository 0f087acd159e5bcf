import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/layout/area-messages';
import { PerConnection } from '@/components/layout/per-connection';

export default function PipelinesLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="pipelines">
      <PerConnection>{children}</PerConnection>
    </AreaMessages>
  );
}
