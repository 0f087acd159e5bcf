import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/layout/area-messages';

export default function WebhooksLayout({ children }: { children: ReactNode }) {
  return <AreaMessages area="webhooks">{children}</AreaMessages>;
}
