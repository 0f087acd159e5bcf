import type { ReactNode } from 'react';
import { AreaLayout } from '@/components/shell/area-layout';

export default function CalendarsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaLayout area="calendars" page="calendars">
      {children}
    </AreaLayout>
  );
}
