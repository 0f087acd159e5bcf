import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';

export default function ContactsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="contacts">
      <PerConnection>{children}</PerConnection>
    </AreaMessages>
  );
}
