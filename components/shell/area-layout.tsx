import type { ComponentProps, ReactNode } from 'react';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';
import { AreaGate } from './area-gate';
import { AreaNav } from './area-nav';

type AreaLayoutProps = {
  area: ComponentProps<typeof AreaNav>['area'] & ComponentProps<typeof AreaMessages>['area'];
  /** The page or area that it lives on. */
  page: ComponentProps<typeof AreaGate>['page'];
  children: ReactNode;
};

/** An area of records whose pages each bring a heading of their own, below the tabs. */
export function AreaLayout({ area, page, children }: AreaLayoutProps) {
  return (
    <AreaMessages area={area}>
      <AreaMessages area="records">
        <PerConnection>
          <AreaGate page={page}>
            <div className="flex min-h-0 flex-1 flex-col">
              <AreaNav area={area} />
              <div className="flex min-h-0 flex-1 flex-col">{children}</div>
            </div>
          </AreaGate>
        </PerConnection>
      </AreaMessages>
    </AreaMessages>
  );
}
