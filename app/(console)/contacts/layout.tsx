import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/layout/area-messages';
import { PerConnection } from '@/components/layout/per-connection';

export default function ContactsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="contacts">
      <PerConnection>{children}</PerConnection>
    </AreaMessages>
  );
}
