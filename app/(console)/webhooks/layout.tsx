import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/layout/area-messages';
import { PerConnection } from '@/components/layout/per-connection';

export default function WebhooksLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="webhooks">
      <PerConnection>{children}</PerConnection>
    </AreaMessages>
  );
}
