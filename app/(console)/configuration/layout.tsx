import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { AreaNav } from '@/components/shell/area-nav';

/** No page of it is the current connection's alone: each names the two that it is about. */
export default function ConfigurationLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="configuration">
      <AreaMessages area="records">
        <AreaNav area="configuration" />
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      </AreaMessages>
    </AreaMessages>
  );
}
