import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/layout/area-messages';

export default function ReceiverLayout({ children }: { children: ReactNode }) {
  return <AreaMessages area="receiver">{children}</AreaMessages>;
}
