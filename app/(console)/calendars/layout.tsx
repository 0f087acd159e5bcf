import type { ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';
import { AreaGate } from '@/components/shell/area-gate';
import { AreaNav } from '@/components/shell/area-nav';

/** The tabs stand above; each page brings a heading of its own. */
export default function CalendarsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="calendars">
      <AreaMessages area="records">
        <PerConnection>
          <AreaGate page="calendars">
            <div className="flex min-h-0 flex-1 flex-col">
              <AreaNav area="calendars" />
              <div className="flex min-h-0 flex-1 flex-col">{children}</div>
            </div>
          </AreaGate>
        </PerConnection>
      </AreaMessages>
    </AreaMessages>
  );
}
