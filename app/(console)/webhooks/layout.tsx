import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';

export default function WebhooksLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="webhooks">
      <PerConnection>{children}</PerConnection>
    </AreaMessages>
  );
}
