import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';

export default function ReceiverLayout({ children }: { children: ReactNode }) {
  return <AreaMessages area="receiver">{children}</AreaMessages>;
}
